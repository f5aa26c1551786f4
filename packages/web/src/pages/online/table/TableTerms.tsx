import type { TableInfo } from '@bretwalda/protocol';
import { useText } from '../../../language/language.ts';
import { offeredAt } from '../../../online/offered.ts';
import { botName, clockWords, titleOf } from '../../../online/table-words.ts';
import { TableRules } from '../../../windows/rules/TableRules.tsx';
import styles from './GatheringTable.module.css';

/** Everything a table has agreed on, to read: time, absence, rating, who may come, and the rules of the game. */
export function TableTerms({ table }: { readonly table: TableInfo }) {
  const t = useText();
  const { clock, table: words } = t.online;
  const offered = offeredAt(table);
  const { agreed, isPublic } = table;
  const facts: readonly (readonly [string, string])[] = [
    [words.page.title, titleOf(t, table)],
    [clock.title, clockWords(t, table)],
    ...(agreed.clock
      ? [
          [clock.absence.label, clock.absence[agreed.absence]] as const,
          [clock.standIn, botName(t, agreed.standIn)] as const,
          [clock.vacation, clock.vacationDays(agreed.vacation)] as const,
        ]
      : []),
    [words.page.rated, agreed.rated ? words.page.ratedYes : words.page.ratedNo],
    [words.page.access, isPublic ? words.page.public : words.page.private],
  ];
  return (
    <>
      <section className={styles.card} aria-labelledby="table-terms">
        <h2 id="table-terms" className="title">
          {words.page.agreed}
        </h2>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="tiny muted">{name}</dt>
              <dd>
                <b>{value}</b>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {offered && <TableRules scenario={offered.scenario} options={offered.options} />}
    </>
  );
}
