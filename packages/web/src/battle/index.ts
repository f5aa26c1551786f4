export { BattleList } from './BattleList.tsx';
export { BattleWindow, type BattleWindowProps } from './BattleWindow.tsx';
export { attackOdds, type Chances, chancesIn, percents } from './odds.ts';
export { battlesShown } from './on-show.ts';
export type { BattleReport, RoundReport } from './types.ts';
export type { DiceSpeed } from './use-playback.ts';
