import type { SeenEntry } from '@bretwalda/engine';
import type { Change, Snapshot } from './link.ts';

/** A snapshot after a change: who has one and hears every change needs no other. */
export function follow(snapshot: Snapshot, change: Change): Snapshot {
  const { revision, state } = change;
  if (change.kind === 'undone') {
    const { length } = change;
    const journal = snapshot.journal.slice(0, length);
    const states = snapshot.states.slice(0, length + 1);
    return { ...snapshot, revision, state, states, journal, events: snapshot.events.slice(0, length + 1) };
  }
  const { states, events } = change.past ?? snapshot;
  return {
    ...snapshot,
    revision,
    state,
    states: [...states, ...change.states],
    journal: [...withRevealed(snapshot.journal, change.revealed), ...change.entries],
    events: [...events, ...change.events],
  };
}

function withRevealed(journal: readonly SeenEntry[], revealed: readonly SeenEntry[]): readonly SeenEntry[] {
  if (revealed.length === 0) return journal;
  const open = new Map(revealed.map((entry) => [entry.seq, entry]));
  return journal.map((entry) => open.get(entry.seq) ?? entry);
}
