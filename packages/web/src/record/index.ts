export { EndScreen, type EndScreenProps } from './EndScreen.tsx';
export { Log } from './Log.tsx';
export type { LogFilter } from './lines.ts';
export { PointsPanel } from './PointsPanel.tsx';
export { type ReviewStep, reviewSteps } from './review.ts';
export { ScoreWindow } from './ScoreWindow.tsx';
export { ScoringSummary } from './ScoringSummary.tsx';
