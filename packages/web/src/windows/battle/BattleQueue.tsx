import { areaId, areaOf, type GameState, type LandId, landId } from '@bretwalda/engine';
import { contestedAreas } from '@bretwalda/engine/queries';
import { useText } from '../../language/language.ts';
import { BattleCard, WaitingBattle } from './BattleCard.tsx';
import styles from './BattleQueue.module.css';
import { forcesAt } from './battle-forces.ts';
import { chancesOf, oddsOf, percents } from './battle-odds.ts';
import type { BattleReport } from './battle-types.ts';

interface BattleQueueProps {
  readonly state: GameState;
  readonly report: BattleReport | null;
  /** Battles decided by the same answer, to be looked at next. */
  readonly later: readonly BattleReport[];
  readonly shown: number;
  readonly over: boolean;
  /** The battle being looked at before it is fought. */
  readonly planned: LandId | null;
  readonly mayPlan: boolean;
  /** null: back to the one that was fought. */
  readonly onPlan: (area: LandId | null) => void;
}

/** The battle at hand and those that wait, in any order (UI-68). */
export function BattleQueue({
  state,
  report,
  later,
  shown,
  over,
  planned,
  mayPlan,
  onPlan,
}: BattleQueueProps) {
  const t = useText();
  const told = [report, ...later].flatMap((r) => (r && !r.ended ? [areaOf(r.area)] : []));
  const rest = contestedAreas(state).filter((area) => !told.includes(area));
  return (
    <section className={styles.waiting} aria-label={t.battle.battles}>
      <h3 className="title">{t.battle.battles}</h3>
      {rest.length > 1 && <p className="small muted">{t.battle.order}</p>}
      <ul>
        {report && (
          <li>
            <BattleCard
              area={report.area}
              forces={forcesAt(report, shown)}
              note={over ? t.battle.over : t.battle.inProgress}
              chosen={planned === null}
              onPick={planned === null ? null : () => onPlan(null)}
            />
          </li>
        )}
        {later.map((next) => (
          <li key={next.area}>
            <BattleCard
              area={next.area}
              forces={next.start}
              note={chanceOf(t, next)}
              chosen={false}
              onPick={null}
            />
          </li>
        ))}
        {rest.map((area) => (
          <li key={area}>
            <WaitingBattle
              state={state}
              area={area}
              chosen={planned === areaId(area)}
              onPick={mayPlan ? () => onPlan(landId(area)) : null}
            />
          </li>
        ))}
      </ul>
      {rest.length + later.length === 0 && <p className="small muted">{t.battle.nobodyLeft}</p>}
    </section>
  );
}

function chanceOf(t: ReturnType<typeof useText>, report: BattleReport): string {
  const odds = oddsOf(report, report.start);
  return odds ? t.battle.chance(percents(chancesOf(odds)).win) : '';
}
