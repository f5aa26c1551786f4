import { present } from '@bretwalda/engine';
import type { Table } from '../session/table.ts';
import { text } from '../text/index.ts';
import { type ImportedGame, MOST_TEXT, parseFile } from './parse.ts';
import { type FileResult, failed } from './problem.ts';
import { type SaveRecord, saveText } from './record.ts';
import { newId, saves } from './saves.ts';

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

/** A game that was opened, as a table. Only the running save of a game goes on in its own slot. */
export const tableOf = (game: ImportedGame, id: string = newId()): Table => ({
  id,
  name: game.name,
  config: game.config,
  history: game.history,
  began: Date.now(),
});

/** A saved game of this browser, checked like a file from outside. */
export async function openSave(id: string): Promise<FileResult<Table>> {
  const record = await saves.read(id);
  if (!record) return failed({ kind: 'gone' });
  const game = parseFile(record.text, '', { ...defaults(), game: record.name });
  if (!game.ok) return game;
  return { ok: true, value: tableOf(game.value, record.kind === 'auto' ? record.id : newId()) };
}

/** Signs that some systems do not allow in the names of files become spaces. */
const fileName = (name: string, round: number): string => {
  const wanted = text().start.fileName(name, round);
  return `${wanted
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()}.txt`;
};

export const exportFile = (table: Table): void =>
  download(saveText(table), fileName(table.name, present(table.history).round));

export const exportSave = (save: SaveRecord): void => download(save.text, fileName(save.name, save.round));

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
