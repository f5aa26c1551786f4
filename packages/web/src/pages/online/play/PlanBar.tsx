import { decision, nationId } from '@bretwalda/engine';
import { PencilLine } from 'lucide-react';
import { useStore } from '../../../base/store.ts';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import type { PlanGame } from '../../../online/plan-game.ts';
import { Refused } from '../../../online/Refused.tsx';
import styles from '../../../panels/table/TableBars.module.css';
import { useAsking, useTable, useTableScene } from '../../../panels/table/use-table.ts';
import bar from '../../../panels/WarningBar.module.css';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';

interface PlanBarProps {
  readonly plan: PlanGame;
  readonly forgotten: number;
  readonly onClose: () => void;
}

/** What is planned so far, and the ways back to the game. */
export function PlanBar({ plan, forgotten, onClose }: PlanBarProps) {
  const t = useText().online.orders.plan;
  const { table } = useTable();
  const { actions, end } = useStore(plan.plan);
  const isAsked = useIsAsked(plan);
  const { ask, error, isAsking } = useAsking();
  const { nation, round } = plan;
  const keep = async () => {
    if (isAsking) return;
    const prepared = { id: table.id, nation: nationId(nation), round, actions: [...actions] };
    if (await ask(() => api.orders.prepare.mutate(prepared))) onClose();
  };
  const notes = [
    isAsked && t.yourTurn,
    end ? t.ends[end] : t.note,
    plan.isEarlier && t.earlierBoard,
    forgotten > 0 && t.forgotten(forgotten),
  ];
  return (
    <div className={classes(bar.bar, styles.proposal)} role="status" data-testid="plan-bar">
      <PencilLine size={20} aria-hidden="true" />
      <p className={styles.words}>
        <b>{t.title(nationId(nation), round)}</b>{' '}
        <span className="small">{[t.count(actions.length), ...notes.filter(Boolean)].join(' · ')}</span>
        <Refused error={error} />
      </p>
      <div className={styles.buttons}>
        <Button onClick={onClose} testId="plan-cancel">
          {t.cancel}
        </Button>
        {end && (
          <Button testId="plan-back" onClick={() => plan.takeBack()}>
            {t.back}
          </Button>
        )}
        <Button
          kind="main"
          testId="plan-keep"
          blocked={actions.length > 0 ? undefined : t.empty}
          onClick={() => void keep()}
        >
          {t.keep}
        </Button>
      </div>
    </div>
  );
}

/** Whether the game itself waits for whoever is planning. */
function useIsAsked({ seat }: PlanGame): boolean {
  const connection = useTableScene((s) => s.connection);
  const deciders = useTableScene((s) => s.info.deciders);
  // The list of the table may be older than what was played since.
  const { state } = connection.game.snapshot();
  return deciders.includes(seat) && decision(state).some((asked) => asked.seat === seat);
}
