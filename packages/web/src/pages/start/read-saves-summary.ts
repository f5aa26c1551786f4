import { language, loadLanguage, type Text, text } from '../../language/language.ts';
import { keeping } from '../../storage/database.ts';
import type { SaveInfo } from '../../storage/record.ts';
import { saves, toContinue } from '../../storage/saves.ts';
import { type RememberedSaves, rememberSaves } from './saves-summary.ts';

/** Apart from the page, because reading saved games needs the rules and the words of the whole game. */
export async function readSavesSummary(): Promise<RememberedSaves> {
  const [list] = await Promise.all([saves.list(), loadLanguage()]);
  const last = toContinue(list);
  const summary: RememberedSaves = {
    count: list.length,
    language: language(),
    last: last ? { id: last.id, what: whatOf(text(), last), saved: last.saved } : null,
  };
  if (keeping.get() === 'browser') rememberSaves(summary); // otherwise nothing of it will be there at the next visit
  return summary;
}

const whatOf = ({ start, names, scenarios }: Text, { scenario, round, nation }: SaveInfo): string =>
  [scenarios(scenario).title, start.round(round), nation && names.nations(nation)]
    .filter(Boolean)
    .join(' · ');
