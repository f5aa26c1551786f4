import { nationId, nationsOf } from '@bretwalda/engine';
import { useMemo, useState } from 'react';
import { BattleWindow, battlesShown } from '../../battle/index.ts';
import { useScene, useSession } from '../../session/context.ts';
import { onlyPerson, peopleOf } from '../../session/people.ts';
import { settings } from '../../session/settings.ts';
import { useStore } from '../../session/store.ts';
import { playSound } from '../../sound/sounds.ts';

interface ShownBattleProps {
  /** The journal entry with which the battle began. */
  readonly from: number;
}

/** The battles of the people at the table, from their first dice to their end, whoever has the screen. */
export function ShownBattle({ from }: ShownBattleProps) {
  const session = useSession();
  const scene = useScene((s) => s);
  const { state, table, viewer } = scene;
  const { players } = table.config;
  const speed = useStore(settings, (s) => s.dice);
  const [seen, setSeen] = useState(0);
  const own = useMemo(
    () => peopleOf(players).flatMap((seat) => nationsOf(state, seat).map(nationId)),
    [state, players],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of the scene changes nothing in them
  const reports = useMemo(() => battlesShown(scene), [table.history, from]);
  const first = reports[0]?.entry;
  return (
    <BattleWindow
      state={state}
      reports={reports}
      players={players}
      actions={session.actions}
      onAct={(action) => session.act([action])}
      onClose={() => session.closeBattle()}
      speed={speed}
      onSpeed={(dice) => settings.update({ dice })}
      own={own}
      alone={onlyPerson(players) !== null}
      viewer={viewer}
      seen={seen}
      onSeen={(report, rounds) => {
        if (rounds > 0) playSound('dice');
        if (report.entry === first) setSeen(rounds);
      }}
    />
  );
}
