import { present } from '@bretwalda/engine';
import { text } from '../language/language.ts';
import { isRefusal, keeping } from './database.ts';
import { markKept } from './kept.ts';
import { type ImportedGame, MOST_TEXT, parseFile } from './parse.ts';
import { type FileProblem, type FileResult, failed } from './problem.ts';
import { type SaveRecord, saveText } from './record.ts';
import { newId, type ReadProblem, saves } from './saves.ts';
import type { StoredGame } from './stored-game.ts';

const defaults = () => ({ game: text().start.untitled, player: text().names.player });

/** A game or a position from the text of a file. */
export const importFile = (content: string, fileName: string): FileResult<ImportedGame> =>
  parseFile(content, fileName, defaults());

/** The same for a file that was chosen or dropped. */
export async function openFile(file: File): Promise<FileResult<ImportedGame>> {
  if (file.size > MOST_TEXT) return failed({ kind: 'huge', size: file.size, most: MOST_TEXT });
  try {
    return importFile(await file.text(), file.name);
  } catch {
    return failed({ kind: 'unreadable' });
  }
}

const toStored = ({ name, config, history }: ImportedGame, id: string): StoredGame => ({
  id,
  name,
  config,
  history,
  began: Date.now(),
});

/** A game from a file. It can be had again from there. */
export function storedGameOf(game: ImportedGame): StoredGame {
  const stored = toStored(game, newId());
  markKept(stored);
  return stored;
}

/** A saved game of this browser, checked like a file from outside. Only a running save goes on in its own slot. */
export async function openSave(id: string): Promise<FileResult<StoredGame>> {
  const found = await saves.read(id);
  if ('problem' in found) return failed(readProblem(found.problem));
  const { record } = found;
  const game = parseFile(record.text, '', { ...defaults(), game: record.name });
  if (!game.ok) return game;
  const stored = toStored(game.value, record.kind === 'auto' ? record.id : newId());
  if (!isRefusal(keeping.get())) markKept(stored);
  return { ok: true, value: stored };
}

/** The words for it are those of files. */
export const readProblem = (problem: ReadProblem): FileProblem =>
  problem === 'gone' || problem === 'damaged' ? { kind: problem } : { kind: 'storage', refusal: problem };

/** Signs that some systems do not allow in the names of files become spaces. */
const fileName = (name: string, round?: number): string => {
  const wanted = round === undefined ? `Bretwalda ${name}` : text().start.fileName(name, round);
  return `${wanted
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()}.txt`;
};

/** The game as it stands goes into a file: nothing of it is lost any more. */
export function exportFile(game: StoredGame): void {
  download(saveText(game), fileName(game.name, present(game.history).round));
  markKept(game);
}

export const exportSave = (save: SaveRecord): void => download(save.text, fileName(save.name, save.round));

/** A game from elsewhere, or what is left of a save that cannot be opened. */
export const exportText = (content: string, name: string): void => download(content, fileName(name));

function download(content: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
