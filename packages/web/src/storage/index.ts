/** Saved games: in the browser and as files. */
export { isRefusal, type Keeping, keeping, type Refusal } from './database.ts';
export {
  exportFile,
  exportRemains,
  exportSave,
  importFile,
  openFile,
  openSave,
  readProblem,
  tableOf,
} from './files.ts';
export { type Fate, isAtRisk, useFate } from './kept.ts';
export { type ImportedGame, parseFile } from './parse.ts';
export { MAX_NAME, tidyName } from './players.ts';
export type { FileProblem, FileResult, PlayersProblem } from './problem.ts';
export type { DamagedSave, SaveInfo, SaveRecord } from './record.ts';
export {
  autosave,
  isSameName,
  type Kept,
  latest,
  newId,
  type ReadProblem,
  type Shelf,
  saves,
  toContinue,
} from './saves.ts';
