import { type GameState, type NationId, nationOf } from '@bretwalda/engine';
import { cavalryPrice, infantryPrice, markerTop } from '@bretwalda/engine/queries';
import type { GrowthAccount } from '../../facts/growth.ts';
import { purchasesAhead } from '../../facts/purchase.ts';
import { useText } from '../../language/language.ts';
import { useRules } from '../../ui/use-rules.ts';
import { WithTerms } from '../../ui/WithTerms.tsx';
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
  const { fromAreas, half, carried, points, burhs, cavalry, armies, kept, lost, unfed, removed } = growth;
  const rules = useRules();
  const own = nationOf(nation);
  const armyCost = infantryPrice(state, own);
  const { burhCost } = rules.figures;
  const most = markerTop(state, own);
  const notRaised = Math.min(unfed, Math.floor(points / armyCost));
  const ahead = isPast ? undefined : purchasesAhead(state, nation);
  const spent = (cost: number, n: number) => (n === 0 ? '0' : `−${cost * n}`);
  const rows: readonly (readonly [label: string, value: string, strong?: boolean])[] = [
    [words.fromAreas, `${fromAreas}`],
    ...(half === undefined ? [] : [[words.half, `−${fromAreas - half}`] as const]),
    [words.carried, `${carried}`],
    [words.together, `${points}`, true],
    ...(burhs === 0 ? [] : [[words.burhs(burhs), spent(burhCost, burhs)] as const]),
    ...(cavalry === 0 ? [] : [[words.cavalry(cavalry), spent(cavalryPrice(state, own), cavalry)] as const]),
    [words.armies(armies), spent(armyCost, armies)],
    ...(notRaised === 0 ? [] : [[words.notRaised(notRaised), spent(armyCost, notRaised)] as const]),
    ...(lost === 0 ? [] : [[kept === most ? words.lost(most) : words.lostAll, `−${lost}`] as const]),
    [words.kept, `${kept}`, true],
  ];
  return (
    <section className={styles.section} aria-label={isPast ? words.grew : words.willGrow}>
      <h3 className="title">{isPast ? words.grew : words.willGrow}</h3>
      <p className={styles.result}>
        <b>{words.armies(armies)}</b>
        <span className="muted">{words.keptShort(kept)}</span>
      </p>
      <PointBoxes state={state} nation={nation} growth={growth} />
      <dl className={styles.account}>
        {rows.map(([label, value, strong]) => (
          <div key={label} data-strong={strong}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {unfed > 0 && (
        <p className="small">
          <WithTerms>
            {[words.unfed(unfed), ...(removed > 0 ? [words.removed(removed)] : [])].join(': ')}
          </WithTerms>
        </p>
      )}
      {!isPast && half !== undefined && <p className="small muted">{words.ask}</p>}
      {ahead && <PurchaseBar nation={nation} {...ahead} />}
    </section>
  );
}
