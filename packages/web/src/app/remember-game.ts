import { present } from '@bretwalda/engine';
import { readSavesSummary } from '../pages/start/read-saves-summary.ts';
import type { StoredGame } from '../storage/stored-game.ts';
import { untilIdle } from '../ui/idle.ts';

/** What the start page will say of the last saved game. */
let remembered = '';

/** Once a game has begun and then once a round: the next visit finds it on the start page before the saves are read. */
export async function rememberGame({ id, history }: StoredGame): Promise<void> {
  const { round, step } = present(history);
  const now = `${id} ${round} ${step === 'over'}`;
  if (now === remembered || history.journal.length === 0) return;
  remembered = now;
  await untilIdle();
  await readSavesSummary().catch(() => {}); // the start page can do without
}
