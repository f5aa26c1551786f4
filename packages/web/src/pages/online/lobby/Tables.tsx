import type { TableInfo } from '@bretwalda/protocol';
import { type ReactNode, useId } from 'react';
import styles from './LobbyPage.module.css';
import { TableRow } from './TableRow.tsx';

interface TablesProps {
  readonly title: string;
  readonly tables: readonly TableInfo[];
  readonly way: 'play' | 'look' | 'enter' | 'join';
  /** Stands there while there are none; without it the whole part is left out. */
  readonly children?: ReactNode;
}

/** Tables under a heading with their number. */
export function Tables({ title, tables, way, children }: TablesProps) {
  const id = useId();
  if (tables.length === 0 && !children) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className="title">
        {title}
        {tables.length > 0 && <span className="small muted number">{tables.length}</span>}
      </h2>
      {tables.length === 0 ? (
        children
      ) : (
        <ul className={styles.list}>
          {tables.map((table) => (
            <TableRow key={table.id} table={table} way={way} />
          ))}
        </ul>
      )}
    </section>
  );
}
