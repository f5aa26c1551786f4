import { type GameEvent, present, type SeenHistory } from '@bretwalda/engine';
import { areScoresOpen, timelineRound } from '@bretwalda/engine/queries';
import type { Played, Snapshot } from '@bretwalda/table';
import type { Settings } from '../base/settings.ts';
import { shownHappenings } from './happenings.ts';
import { peopleFight } from './people.ts';
import type { Scene } from './scene.ts';
import { gainsOf, isNoteworthy, travelsOf } from './shown.ts';

const MOST_NOTICES = 5;

/** What the screen shows of something that has just been played. */
export function afterPlay(scene: Scene, game: Snapshot, change: Played, settings: Settings): Partial<Scene> {
  const events = change.events.flat();
  const key = String(change.revision);
  return {
    travels: travelsOf(events, game.state, key),
    gains: gainsOf(events, key),
    notices: [
      ...scene.notices,
      ...events.filter(isNoteworthy).map((event, i) => ({ key: `${key}.${i}`, event })),
    ].slice(-MOST_NOTICES),
    battle: scene.battle ?? battleToShow(scene.people, game, change, settings),
    happenings: [
      ...scene.happenings,
      ...change.entries.flatMap(({ seq }) => shownHappenings(scene.people, game, settings, seq)),
    ],
    scoring: scoringToShow(scene.people, game, events, settings) ?? scene.scoring,
  };
}

/** Battles of the people's nations are shown, die by die, and wait for the people. */
function battleToShow(
  people: Scene['people'],
  game: Snapshot,
  { entries }: Played,
  { dice }: Settings,
): Scene['battle'] {
  const [first] = entries;
  return dice === 'skip' || !first ? null : battleSince(people, game, first.seq);
}

/** The first battle of the people's nations that was begun in an entry or after it. */
export function battleSince(people: Scene['people'], game: SeenHistory, from: number): Scene['battle'] {
  const state = present(game);
  for (let seq = from; seq < game.journal.length; seq++)
    for (const event of game.events[seq + 1] ?? [])
      if (event.type === 'battle-started' && peopleFight(people, state, event.attacker, event.defender))
        return { from: seq, area: event.area };
  return null;
}

/** The dice that had fallen before an entry, of the battle that was fought last. */
export function roundsSeen({ events }: SeenHistory, length: number): Scene['seen'] {
  const earlier = events.slice(0, length + 1);
  const started = earlier.findLastIndex((some) => some.some(({ type }) => type === 'battle-started'));
  const told = earlier.slice(started).flat();
  const at = told.findLastIndex(({ type }) => type === 'battle-started');
  const battle = told[at];
  if (battle?.type !== 'battle-started') return null;
  const rounds = told.slice(at).filter(({ type }) => type === 'battle-rolled').length;
  return { entry: started - 1, area: battle.area, rounds };
}

/** What was seen here or elsewhere, whichever is further on. */
export function furtherOf(one: Scene['seen'], other: Scene['seen']): Scene['seen'] {
  if (!one || !other) return one ?? other;
  const isSame = one.entry === other.entry && one.area === other.area;
  const isFurther = isSame ? other.rounds > one.rounds : other.entry >= one.entry;
  return isFurther ? other : one;
}

/** After a scoring round the points are laid out, unless others' turns are not shown at all. */
function scoringToShow(
  people: Scene['people'],
  { state }: Snapshot,
  events: readonly GameEvent[],
  { motion }: Settings,
): number | null {
  if (!areScoresOpen(state)) return null;
  const ended = events.find((event) => event.type === 'round-ended');
  if (!ended || motion === 'off' || state.pending === null || people.length === 0) return null;
  return timelineRound(state, ended.round).scoring ? ended.round : null;
}
