import { type Action, nationId, type Seat } from '@bretwalda/engine';
import type { Prepared } from '@bretwalda/protocol';
import { useText } from '../../language/language.ts';
import { api } from '../../online/api.ts';
import { stepsOf } from '../../online/plan-game.ts';
import { Refused } from '../../online/Refused.tsx';
import { actionWords } from '../../online/used-orders.ts';
import { Shield } from '../../tokens/Tokens.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAsking, useTable } from '../table/use-table.ts';
import styles from './OrdersWindow.module.css';
import { type TurnToPlan, useTurnsToPlan } from './use-orders.ts';

/** Opens the board on which a turn is planned, with what was prepared before. */
export type PlanThis = (turn: TurnToPlan, prepared: readonly Action[]) => void;

interface PreparedTurnsProps {
  readonly seat: Seat;
  readonly prepared: readonly Prepared[];
  readonly onPlan: PlanThis;
}

/** The next turn of each nation, and what is prepared for it. */
export function PreparedTurns({ seat, prepared, onPlan }: PreparedTurnsProps) {
  const t = useText().online.orders;
  const turns = useTurnsToPlan(seat);
  return (
    <section aria-labelledby="prepared-turns" className={styles.part}>
      <h3 id="prepared-turns">{t.prepared}</h3>
      <p className="small muted">{turns.length > 0 ? t.preparedNote : t.cannotPrepare}</p>
      {turns.map((turn) => (
        <PreparedTurn
          key={turn.nation}
          turn={turn}
          actions={prepared.find(({ nation }) => nation === nationId(turn.nation))?.actions ?? []}
          onPlan={onPlan}
        />
      ))}
    </section>
  );
}

interface PreparedTurnProps {
  readonly turn: TurnToPlan;
  readonly actions: readonly Action[];
  readonly onPlan: PlanThis;
}

function PreparedTurn({ turn, actions, onPlan }: PreparedTurnProps) {
  const all = useText();
  const t = all.online.orders;
  const { table } = useTable();
  const { ask, error, isAsking } = useAsking();
  const nation = nationId(turn.nation);
  const { round } = turn.start.state;
  const keep = (kept: readonly Action[]) =>
    isAsking ||
    void ask(() => api.orders.prepare.mutate({ id: table.id, nation, round, actions: [...kept] }));
  return (
    <div className={styles.order} data-testid={`turn-${nation}`}>
      <div className={styles.head}>
        <h4>
          <Shield nation={nation} size={24} /> {t.round(nation, round)}
        </h4>
        <span className="small muted" role="status">
          {actions.length > 0 ? t.steps(actions.length) : t.nothing}
        </span>
      </div>
      <Steps turn={turn} actions={actions} />
      <div className={styles.buttons}>
        <Button testId={`plan-${nation}`} onClick={() => onPlan(turn, actions)}>
          {actions.length > 0 ? t.changePlan : t.prepare}
        </Button>
        {actions.length > 0 && (
          <>
            <Button testId={`shorten-${nation}`} onClick={() => keep(actions.slice(0, -1))}>
              {t.removeLast}
            </Button>
            <Button testId={`discard-${nation}`} onClick={() => keep([])}>
              {t.removeAll}
            </Button>
          </>
        )}
      </div>
      <Refused error={error} />
    </div>
  );
}

function Steps({ turn, actions }: Pick<PreparedTurnProps, 'turn' | 'actions'>) {
  const all = useText();
  if (actions.length === 0) return null;
  return (
    <ol className={styles.steps}>
      {stepsOf(turn.start, actions).map(({ action, before }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the list
        <li key={i} className="small">
          {actionWords(all, action, before)}
          {!before && <span className="tiny muted"> ({all.online.orders.doubtful})</span>}
        </li>
      ))}
    </ol>
  );
}
