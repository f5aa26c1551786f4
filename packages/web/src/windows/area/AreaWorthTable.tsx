import type { GameState, LandId, NationId } from '@bretwalda/engine';
import { nextScoring, roundsOf } from '@bretwalda/engine/queries';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { type AreaWorth, worthOf } from '../../facts/area.ts';
import { useText } from '../../language/language.ts';
import { Shield } from '../../tokens/Tokens.tsx';
import styles from './AreaWorthTable.module.css';

interface AreaWorthTableProps {
  readonly state: GameState;
  readonly area: LandId;
  readonly onNation: (nation: NationId) => void;
}

/** What the area is worth to every nation, round by round. */
export function AreaWorthTable({ state, area, onNation }: AreaWorthTableProps) {
  const t = useText();
  const words = t.windows.area;
  const title = useId();
  const all = worthOf(state, area);
  const every = all.some(({ values }) => values.some(({ column }) => column.kind === 'every'));
  const rounds = every
    ? []
    : roundsOf(state)
        .filter(({ scoring }) => scoring)
        .map(({ round }) => round);
  const { head: rows, rest } = every ? splitWorth(all) : { head: all, rest: undefined };
  const next = nextScoring(state);
  const enters = rows.some(({ values }) => values.some(({ column }) => isEntering(column.kind)));
  return (
    <section className={styles.section}>
      <h3 id={title} className="title">
        {words.worth}
      </h3>
      {all.length === 0 ? (
        <p className="muted">{words.worthless}</p>
      ) : (
        <table className={styles.table} aria-labelledby={title}>
          <thead>
            <tr>
              <th scope="col">{words.nation}</th>
              {rounds.map((round) => (
                <th key={round} scope="col" data-next={round === next}>
                  <span className="hidden-text">{t.windows.round(round)}</span>
                  <span aria-hidden="true">{round}</span>
                </th>
              ))}
              {every && <th scope="col">{words.everyRound}</th>}
              {enters && <th scope="col">{words.entering}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.nation}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.nation}
                    onClick={() => onNation(row.nation)}
                    title={t.windows.openNation(row.nation)}
                  >
                    <Shield nation={row.nation} size={20} />
                    {t.names.nations(row.nation)}
                  </button>
                </th>
                {rounds.map((round) => (
                  <WorthCell key={round} row={row} round={round} next={round === next} />
                ))}
                {every && <EveryCell row={row} />}
                {enters && <EnterCell row={row} />}
              </tr>
            ))}
            {rest && (
              <tr>
                <th scope="row">{words.otherNations}</th>
                <EveryCell row={rest} />
                {enters && <td>{t.windows.units.never}</td>}
              </tr>
            )}
          </tbody>
        </table>
      )}
      <p className="tiny muted">{every ? words.everyNote : words.worthNote}</p>
    </section>
  );
}

const everyOf = ({ values }: AreaWorth) => values.find(({ column }) => column.kind === 'every');

/** Those to whom the area is worth most, and one for all whose points are the least and who do not stand there. */
function splitWorth(all: readonly AreaWorth[]): {
  readonly head: readonly AreaWorth[];
  readonly rest: AreaWorth | undefined;
} {
  const points = (row: AreaWorth) => everyOf(row)?.points ?? 0;
  const least = Math.min(...all.map(points));
  const isRest = (row: AreaWorth) => points(row) === least && everyOf(row)?.mark === 'open';
  const head = all.filter((row) => !isRest(row)).sort((a, b) => points(b) - points(a));
  return { head, rest: all.find(isRest) };
}

function EveryCell({ row }: { readonly row: AreaWorth }) {
  const t = useText();
  const value = everyOf(row);
  if (value === undefined) return <td>{t.windows.units.never}</td>;
  const { points, mark, column } = value;
  return (
    <td data-next={column.next} data-mark={mark}>
      {points}
      {mark !== 'open' && <span className="hidden-text">, {t.windows.nation.mark(mark)}</span>}
    </td>
  );
}

const isEntering = (kind: string): boolean => kind === 'occupy' || kind === 'snapshot';

interface WorthCellProps {
  readonly row: AreaWorth;
  readonly round: number;
  readonly next: boolean;
}

function WorthCell({ row, round, next }: WorthCellProps) {
  const t = useText();
  const value = row.values.find(({ column }) => column.last === round && !isEntering(column.kind));
  if (value === undefined) return <td data-next={next}>{t.windows.units.never}</td>;
  const { points, mark } = value;
  return (
    <td data-next={next} data-mark={mark}>
      {mark === 'missed' ? <s>{points}</s> : points}
      {mark === 'scored' && <Check size={14} strokeWidth={3} aria-hidden="true" />}
      {mark !== 'open' && <span className="hidden-text">, {t.windows.nation.mark(mark)}</span>}
    </td>
  );
}

function EnterCell({ row }: { readonly row: AreaWorth }) {
  const t = useText();
  const values = row.values.filter(({ column }) => isEntering(column.kind));
  if (values.length === 0) return <td>{t.windows.units.never}</td>;
  return (
    <td className={styles.enter}>
      {values.map(({ column, points, mark }) => (
        <span key={column.key} data-mark={mark}>
          {t.windows.area.enteringIn(points, column.first, column.last)}
          {mark === 'scored' && <Check size={14} strokeWidth={3} aria-hidden="true" />}
          {mark !== 'open' && <span className="hidden-text">, {t.windows.nation.mark(mark)}</span>}
        </span>
      ))}
    </td>
  );
}
