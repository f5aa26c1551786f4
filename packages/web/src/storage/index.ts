/** Saved games: in the browser and as files. */
export { database, keeping } from './database.ts';
export { exportFile, exportSave, importFile, openFile, openSave, tableOf } from './files.ts';
export { type ImportedGame, parseFile } from './parse.ts';
export { MAX_NAME, tidyName } from './players.ts';
export type { FileProblem, FileResult, PlayersProblem } from './problem.ts';
export type { SaveInfo, SaveRecord } from './record.ts';
export { autosave, latest, newId, saves, toContinue } from './saves.ts';
