import { nationId } from '@bretwalda/engine';
import { nationsOf } from '@bretwalda/engine/queries';
import { useMemo } from 'react';
import { settings } from '../../base/settings.ts';
import { useStore } from '../../base/store.ts';
import { useScene, useSession } from '../../session/context.ts';
import { onlyPerson } from '../../session/people.ts';
import type { Scene } from '../../session/scene.ts';
import { playSound } from '../../sound/sounds.ts';
import { BattleWindow } from '../../windows/battle/BattleWindow.tsx';
import type { BattleReport } from '../../windows/battle/battle-types.ts';
import { battlesShown } from '../../windows/battle/shown-battles.ts';
import { useGamePlace } from './use-game-place.ts';

interface OpenBattleProps {
  readonly battle: NonNullable<Scene['battle']>;
}

/** The battles of the people at the table, from the first dice to the end, whoever is at the screen. */
export function OpenBattle({ battle: { from, area } }: OpenBattleProps) {
  const session = useSession();
  const place = useGamePlace();
  const scene = useScene((s) => s);
  const { state, game, people, viewer } = scene;
  const { players } = game.config;
  const speed = useStore(settings, (s) => s.dice);
  const own = useMemo(() => people.flatMap((seat) => nationsOf(state, seat).map(nationId)), [state, people]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the scene changes nothing in them
  const reports = useMemo(() => battlesShown(scene), [game, from]);
  const first = Math.max(
    0,
    reports.findIndex((report) => report.area === area),
  );
  const seenOf = ({ entry, area: where }: BattleReport): number =>
    scene.seen?.entry === entry && scene.seen.area === where ? scene.seen.rounds : 0;
  return (
    <BattleWindow
      state={state}
      reports={reports}
      players={players}
      actions={session.actions}
      onAct={(action) => void session.act([action])}
      onClose={() => session.flow.closeBattle()}
      notice={place.trouble}
      speed={speed}
      onSpeed={(dice) => settings.update({ dice })}
      own={own}
      alone={onlyPerson(people) !== null}
      viewer={viewer}
      first={first}
      seenOf={seenOf}
      onSeen={(report, rounds) => {
        if (rounds <= seenOf(report)) return;
        playSound('dice');
        session.flow.see({ entry: report.entry, area: report.area, rounds });
      }}
    />
  );
}
