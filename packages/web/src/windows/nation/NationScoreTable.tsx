import type { GameState, NationId } from '@bretwalda/engine';
import { timelineRound } from '@bretwalda/engine/queries';
import { useId, useState } from 'react';
import { cardTable, splitTail } from '../../facts/card.ts';
import type { Column } from '../../facts/columns.ts';
import { useText } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import { WithTerms } from '../../ui/WithTerms.tsx';
import { NationScoreRow } from './NationScoreRow.tsx';
import styles from './NationScoreTable.module.css';

/** Which areas score in which round, what was scored, missed, and is held now (UI-23, UI-27). */
export function NationScoreTable({
  state,
  nation,
}: {
  readonly state: GameState;
  readonly nation: NationId;
}) {
  const t = useText();
  const words = t.windows.nation;
  const title = useId();
  const [unfolded, setUnfolded] = useState(false);
  const { columns, rows, totals, gains, soFar } = cardTable(state, nation);
  const every = columns.some(({ kind }) => kind === 'every');
  const { head, tail } = splitTail(rows);
  const shown = unfolded ? rows : head;
  const kinds = [...new Set(columns.map(({ kind }) => kind))].filter((kind) => kind !== 'hold');
  return (
    <section className={styles.section}>
      <h3 id={title} className="title">
        {words.scores}
      </h3>
      <table className={styles.table} aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col" className={styles.area}>
              {words.areaColumn}
            </th>
            {columns.map((column) => (
              <ColumnHead
                key={column.key}
                column={column}
                year={timelineRound(state, column.last).years[1]}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <NationScoreRow key={row.area} row={row} columns={columns} />
          ))}
          {tail.length > 0 && (
            <tr>
              <th scope="row" className={styles.fold}>
                <span>{unfolded ? '' : words.others(tail.length)}</span>
                <Button kind="flat" size="small" onClick={() => setUnfolded(!unfolded)}>
                  {unfolded ? words.hideOthers(tail.length) : words.showOthers}
                </Button>
              </th>
              {columns.map((column, i) => (
                <td key={column.key} data-next={column.next}>
                  {unfolded ? '' : tail[0]?.cells[i]?.points || t.windows.units.never}
                </td>
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{every ? words.soFar : words.onCard}</th>
            {columns.map((column, i) => (
              <td key={column.key} data-next={column.next}>
                {every ? (soFar[i] ?? t.windows.units.never) : totals[i]}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{every ? words.ifNow : words.gained}</th>
            {columns.map((column, i) => (
              <td key={column.key} data-next={column.next} className={styles.gain}>
                {column.when === 'later' && !column.next
                  ? t.windows.units.never
                  : (gains[i] ?? t.windows.units.never)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {kinds.map((kind) => (
        <p key={kind} className="tiny muted">
          <WithTerms>{words.columnNotes[kind]}</WithTerms>
        </p>
      ))}
    </section>
  );
}

function ColumnHead({ column, year }: { readonly column: Column; readonly year: number }) {
  const words = useText().windows.nation;
  const { kind, first, last } = column;
  return (
    <th scope="col" data-next={column.next}>
      <span aria-hidden="true">
        <b>{words.columnShort(first, last)}</b>
        {words.columnKind(kind, year)}
      </span>
      <span className="hidden-text">{words.column(kind, first, last)}</span>
    </th>
  );
}
