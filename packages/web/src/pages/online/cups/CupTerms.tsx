import { useText } from '../../../language/language.ts';
import { botName, clockWords } from '../../../online/table-words.ts';
import { AccountCard } from '../account/AccountCard.tsx';
import styles from '../table/GatheringTable.module.css';
import type { Cup } from './CupPlayers.tsx';

/** What a cup has agreed on: cycles, time, and what happens when somebody stays away. */
export function CupTerms({ cup }: { readonly cup: Cup }) {
  const t = useText();
  const { clock, cups, table } = t.online;
  const { agreed, cycles } = cup;
  const facts: readonly (readonly [string, string])[] = [
    [cups.page.cycles, String(cycles)],
    [clock.title, clockWords(t, cup)],
    [clock.absence.label, clock.absence[agreed.absence]],
    [clock.standIn, botName(t, agreed.standIn)],
    [table.page.rated, agreed.rated ? table.page.ratedYes : table.page.ratedNo],
  ];
  return (
    <AccountCard title={cups.page.agreed}>
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
      <p className="small muted">{cups.page.missing}</p>
    </AccountCard>
  );
}
