import { Check, Flag } from 'lucide-react';
import type { CardRow, Cell } from '../../facts/card.ts';
import type { Column } from '../../facts/columns.ts';
import { useText } from '../../language/language.ts';
import styles from './NationScoreTable.module.css';

/** One area of the card. Every state has a sign of its own besides its colour. */
export function NationScoreRow({
  row,
  columns,
}: {
  readonly row: CardRow;
  readonly columns: readonly Column[];
}) {
  const t = useText();
  return (
    <tr data-held={row.held}>
      <th scope="row">
        {t.names.areas(row.area)}
        {row.centre && ' '}
        {row.centre && <span className={styles.centre}>{t.windows.nation.centre}</span>}
        {row.held && (
          <span className={styles.held}>
            <Flag size={12} aria-hidden="true" />
            <span>{t.windows.nation.held}</span>
          </span>
        )}
      </th>
      {row.cells.map((cell, i) => (
        <td
          key={columns[i]?.key}
          data-next={columns[i]?.next}
          data-mark={cell.mark}
          data-worth={Math.min(6, cell.points)}
        >
          <CellText cell={cell} />
        </td>
      ))}
    </tr>
  );
}

function CellText({ cell }: { readonly cell: Cell }) {
  const t = useText();
  const { points, mark } = cell;
  if (mark === 'none') return t.windows.units.never;
  return (
    <>
      {mark === 'missed' ? <s>{points}</s> : points}
      {mark === 'scored' && <Check size={14} strokeWidth={3} aria-hidden="true" />}
      {mark !== 'open' && <span className="hidden-text">, {t.windows.nation.mark(mark)}</span>}
    </>
  );
}
