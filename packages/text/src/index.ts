import { ENGLISH, languageOf, type Text } from './languages.ts';

/** Every word of the game, by language. English is at hand, other languages are fetched; docs/architecture.md says more. */
export { en } from './en/index.ts';
export type { PhaseId } from './en/phases.ts';
export { HINT_IDS, type HintId, hintIds } from './hint-case.ts';
export { type FirstWords, LANGUAGES, type Language, type Text } from './languages.ts';
export { LOG_KINDS, type LogKind, type LogLine } from './log-kind.ts';
export { trimmed } from './percent.ts';
export type { PointsEntry } from './points.ts';
export type * from './subjects.ts';

/** All words of a language; English if it is not known. */
export const loadText = (id: string): Promise<Text> => (languageOf(id) ?? ENGLISH).all();
