import type { NationId } from '@bretwalda/engine';
import type { UnitFact } from '../../facts/units.ts';
import { useText } from '../../language/language.ts';
import { BurhToken, Disc, FortToken, LeaderToken } from '../../tokens/Tokens.tsx';
import { useRules } from '../../ui/use-rules.ts';
import styles from './UnitsWindow.module.css';

function UnitToken({ nation, unit }: { readonly nation: NationId; readonly unit: UnitFact['unit'] }) {
  if (unit === 'leader') return <LeaderToken nation={nation} size={40} />;
  if (unit === 'fort') return <FortToken size={40} />;
  if (unit === 'burh') return <BurhToken size={40} />;
  return <Disc nation={nation} unit={unit} size={40} />;
}

/** One kind of unit with all its numbers. */
export function UnitCard({ nation, unit: fact }: { readonly nation: NationId; readonly unit: UnitFact }) {
  const t = useText();
  const words = t.windows.units;
  const rules = useRules();
  const { unit, inPlay, total, dice, hitsOn, hitsStrongOn, fallsTo, fallsInDifficult, moves, led, cost } =
    fact;
  const roll = (least: number | undefined) => (least === undefined ? words.noDie : words.least(least));
  const rows: readonly (readonly [string, string])[] = [
    [words.inPlay, total === undefined ? `${inPlay}` : t.windows.of(inPlay, total)],
    ...(dice > 1 ? [[words.dice, `${dice}`] as const] : []),
    ...(dice > 0 ? [[words.hitPoints, `${dice}`] as const] : []),
    [words.hitsOn, roll(hitsOn)],
    ...(hitsStrongOn === undefined ? [] : [[words.hitsStrongOn, roll(hitsStrongOn)] as const]),
    [words.fallsTo, fallsTo === undefined ? words.fallsAlone : words.least(fallsTo)],
    ...(fallsInDifficult === undefined || fallsInDifficult === fallsTo
      ? []
      : [[words.fallsInDifficult, words.least(fallsInDifficult)] as const]),
    [words.moves, moves === 0 ? words.never : `${moves}`],
    ...(led === undefined || led === moves ? [] : [[words.led, `${led}`] as const]),
    [words.cost, cost === undefined ? words.never : `${cost}`],
  ];
  return (
    <li className={styles.unit}>
      <div className={styles.head}>
        <UnitToken nation={nation} unit={unit} />
        <h3 className="title">{words.name(unit, rules)}</h3>
      </div>
      <p className="small muted">{words.note(unit, rules)}</p>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
