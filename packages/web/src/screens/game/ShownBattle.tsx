import { nationId, nationsOf } from '@bretwalda/engine';
import { useMemo, useState } from 'react';
import { BattleWindow, battlesOf } from '../../battle/index.ts';
import { useScene, useSession } from '../../session/context.ts';
import { settings } from '../../session/settings.ts';
import { useStore } from '../../session/store.ts';
import { playSound } from '../../sound/sounds.ts';

interface ShownBattleProps {
  /** The journal entry with which the battle began. */
  readonly from: number;
}

/** The battles of a person's nations, from their first dice to their end. */
export function ShownBattle({ from }: ShownBattleProps) {
  const session = useSession();
  const { state, table, viewer } = useScene((s) => s);
  const speed = useStore(settings, (s) => s.dice);
  const [seen, setSeen] = useState(0);
  const own = useMemo(() => (viewer === null ? [] : nationsOf(state, viewer).map(nationId)), [state, viewer]);
  const reports = useMemo(
    () =>
      battlesOf(table.history, from).filter(
        ({ attacker, defender }) => own.includes(attacker) || own.includes(defender),
      ),
    [table.history, from, own],
  );
  const first = reports[0]?.entry;
  return (
    <BattleWindow
      state={state}
      reports={reports}
      players={table.config.players}
      actions={session.actions}
      onAct={(action) => session.act([action])}
      onClose={() => session.closeBattle()}
      speed={speed}
      onSpeed={(dice) => settings.update({ dice })}
      own={own}
      seen={seen}
      onSeen={(report, rounds) => {
        if (rounds > 0) playSound('dice');
        if (report.entry === first) setSeen(rounds);
      }}
    />
  );
}
