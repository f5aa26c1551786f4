import { useText } from '../../language/language.ts';
import { classes } from '../../ui/classes.ts';
import { anchorOf } from './anchor.ts';
import { PassageText } from './PassageText.tsx';
import type { PassageContext } from './passage-context.ts';
import type { Block } from './sections.ts';
import styles from './TableView.module.css';
import { VariantMarks } from './VariantMarks.tsx';

type Table = Extract<Block, { readonly kind: 'table' }>;

interface TableViewProps {
  readonly table: Table;
  readonly title: string;
  readonly marked: number | undefined;
  readonly context: PassageContext;
}

/** Explicit, because screen readers forget that it is a table where the phone lays it out as blocks. */
const ROLE = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

/** Rows longer than this are shown one under the other on the phone. */
const LONG = 60;

const longest = (table: Table): number =>
  Math.max(...table.rows.map((row) => row.reduce((sum, cell) => sum + cell.plain.length, 0)));

export function TableView({ table, title, marked, context }: TableViewProps) {
  const t = useText().handbook;
  const long = longest(table) > LONG;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: not a group of fields
    <div className={styles.frame} role="group" aria-label={t.table(title)} tabIndex={0}>
      <table className={classes(styles.table, long && styles.long)} {...ROLE.table}>
        <thead {...ROLE.rowgroup}>
          <tr {...ROLE.row}>
            {table.head.map((cell) =>
              cell.plain === '' ? (
                <td key={cell.key} {...ROLE.cell} />
              ) : (
                <th key={cell.key} scope="col" {...ROLE.columnheader} {...anchorOf(cell, marked)}>
                  <PassageText passage={cell} context={context} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody {...ROLE.rowgroup}>
          {table.rows.map((row) => (
            <tr key={row[0]?.key} {...ROLE.row}>
              {row.map((cell, column) => (
                <td
                  key={cell.key}
                  {...ROLE.cell}
                  data-title={table.head[column]?.plain}
                  data-empty={cell.plain === '' || undefined}
                  {...anchorOf(cell, marked)}
                >
                  <PassageText passage={cell} context={context} />
                  <VariantMarks marks={context.marks.get(cell.key)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
