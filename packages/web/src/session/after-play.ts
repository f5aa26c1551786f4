import type { GameEvent } from '@bretwalda/engine';
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
  { state }: Snapshot,
  change: Played,
  { dice }: Settings,
): Scene['battle'] {
  if (dice === 'skip') return null;
  for (const [i, { seq }] of change.entries.entries())
    for (const event of change.events[i] ?? [])
      if (event.type === 'battle-started' && peopleFight(people, state, event.attacker, event.defender))
        return { from: seq, area: event.area };
  return null;
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
