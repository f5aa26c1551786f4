import type { GameEvent } from '@bretwalda/engine';
import { TIMELINE } from '@bretwalda/engine/data';
import type { Played, Snapshot } from '@bretwalda/table';
import type { Settings } from '../base/settings.ts';
import { shownHappenings } from './happenings.ts';
import { peopleFight, peopleOf } from './people.ts';
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
    battle: scene.battle ?? battleToShow(game, change, settings),
    happenings: [
      ...scene.happenings,
      ...change.entries.flatMap(({ seq }) => shownHappenings(game, settings, seq)),
    ],
    scoring: scoringToShow(game, events, settings) ?? scene.scoring,
  };
}

/** Battles of the people's nations are shown, die by die, and wait for the people. */
function battleToShow({ config, state }: Snapshot, change: Played, { dice }: Settings): Scene['battle'] {
  if (dice === 'skip') return null;
  for (const [i, { seq }] of change.entries.entries())
    for (const event of change.events[i] ?? [])
      if (
        event.type === 'battle-started' &&
        peopleFight(config.players, state, event.attacker, event.defender)
      )
        return { from: seq, area: event.area };
  return null;
}

/** After a scoring round the points are laid out, unless others' turns are not shown at all. */
function scoringToShow(
  { config, state }: Snapshot,
  events: readonly GameEvent[],
  { motion }: Settings,
): number | null {
  const ended = events.find((event) => event.type === 'round-ended');
  if (!ended || motion === 'off' || state.pending === null || peopleOf(config.players).length === 0)
    return null;
  return TIMELINE[ended.round - 1]?.scoring ? ended.round : null;
}
