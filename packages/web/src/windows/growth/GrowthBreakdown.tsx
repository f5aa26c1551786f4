import type { GameState, NationId } from '@bretwalda/engine';
import { ARMY_COST, BURH_COST } from '@bretwalda/engine/queries';
import type { GrowthAccount } from '../../facts/growth.ts';
import { purchasesAhead } from '../../facts/purchase.ts';
import { useText } from '../../language/language.ts';
import styles from './GrowthWindow.module.css';
import { PointBoxes } from './PointBoxes.tsx';
import { PurchaseBar } from './PurchaseBar.tsx';

interface GrowthBreakdownProps {
  readonly state: GameState;
  readonly nation: NationId;
  readonly growth: GrowthAccount;
  readonly isPast: boolean;
}

/** From points to armies: what comes in, what it is spent on, what is left. */
export function GrowthBreakdown({ state, nation, growth, isPast }: GrowthBreakdownProps) {
  const t = useText();
  const words = t.windows.growth;
  const { fromAreas, half, carried, points, burhs, armies, kept, lost } = growth;
  const ahead = isPast ? undefined : purchasesAhead(state, nation);
  const spent = (cost: number, n: number) => (n === 0 ? '0' : `−${cost * n}`);
  const rows: readonly (readonly [label: string, value: string, strong?: boolean])[] = [
    [words.fromAreas, `${fromAreas}`],
    ...(half === undefined ? [] : [[words.half, `−${fromAreas - half}`] as const]),
    [words.carried, `${carried}`],
    [words.together, `${points}`, true],
    ...(burhs === 0 ? [] : [[words.burhs(burhs), spent(BURH_COST, burhs)] as const]),
    [words.armies(armies), spent(ARMY_COST, armies)],
    ...(lost === 0 ? [] : [[words.lost, `−${lost}`] as const]),
    [words.kept, `${kept}`, true],
  ];
  return (
    <section className={styles.section} aria-label={isPast ? words.grew : words.willGrow}>
      <h3 className="title">{isPast ? words.grew : words.willGrow}</h3>
      <p className={styles.result}>
        <b>{words.armies(armies)}</b>
        <span className="muted">{words.keptShort(kept)}</span>
      </p>
      <PointBoxes nation={nation} growth={growth} />
      <dl className={styles.account}>
        {rows.map(([label, value, strong]) => (
          <div key={label} data-strong={strong}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isPast && half !== undefined && <p className="small muted">{words.ask}</p>}
      {ahead && <PurchaseBar nation={nation} {...ahead} />}
    </section>
  );
}
