import { type SaveInfo, saves, toContinue } from '../../storage/index.ts';
import { loadLanguage, type Text, text } from '../../text/index.ts';
import { when } from '../saves/when.ts';
import type { Shelf } from './shelf.ts';

/** Apart from the page, because reading saved games needs the rules and the words of the whole game. */
export async function readShelf(): Promise<Shelf> {
  const [list] = await Promise.all([saves.list(), loadLanguage()]);
  const last = toContinue(list);
  return { count: list.length, last: last ? { id: last.id, line: saveLine(text(), last) } : null };
}

function saveLine({ start, names, scenarios }: Text, save: SaveInfo): string {
  const nation = save.nation && names.nations(save.nation);
  const moment = when(save.saved, start.locale);
  return [scenarios(save.scenario).title, start.round(save.round), nation, moment]
    .filter(Boolean)
    .join(' · ');
}
