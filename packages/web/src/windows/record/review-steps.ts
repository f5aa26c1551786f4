import type { GameEvent, GameState, Seat, SeenHistory } from '@bretwalda/engine';
import { rulesOf } from '@bretwalda/engine/queries';
import type { Player } from '@bretwalda/table';
import { type Text, text } from '../../language/language.ts';

/** One step of "what happened since my last turn". */
export interface ReviewStep {
  /** Number of the journal entry; the state after it is `history.states[index + 1]`. */
  readonly index: number;
  readonly events: readonly GameEvent[];
  readonly text: string;
}

/** Why there is nothing to review since the viewer's last turn; undefined if there is. */
export function whyNoReview(t: Text, since: number | null, reviewing: boolean): string | undefined {
  if (reviewing) return t.game.blockedReview;
  return since === null ? t.game.review.nothing : undefined;
}

/** What is worth showing of the entries from `sinceLength` on, in order. */
export function reviewSteps(
  history: SeenHistory,
  sinceLength: number,
  players: readonly Player[],
  t: Text = text(),
): readonly ReviewStep[] {
  const who = (seat: Seat) => players[seat]?.name ?? t.names.player(seat);
  const rules = rulesOf(history.states[0] as GameState);
  const steps: ReviewStep[] = [];
  for (let index = Math.max(0, sinceLength); index < history.journal.length; index++) {
    const events = history.events[index + 1] ?? [];
    const lines = events.flatMap((event) => {
      const line = t.log(event, who, rules);
      return line && line.kind !== 'quiet' ? [line.text] : [];
    });
    if (lines.length > 0) steps.push({ index, events, text: lines.join(' ') });
  }
  return steps;
}
