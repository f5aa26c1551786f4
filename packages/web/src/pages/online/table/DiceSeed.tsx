import type { TableInfo } from '@bretwalda/protocol';
import { Dices } from 'lucide-react';
import type { FormEvent } from 'react';
import { useText } from '../../../language/language.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Done } from '../account/AccountCard.tsx';
import styles from './GatheringTable.module.css';

const LONGEST = 64;

interface DiceSeedProps {
  readonly table: TableInfo;
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
  /** What stands there is what counts. */
  readonly isKept: boolean;
  /** Undefined: it goes along when somebody sits down. */
  readonly onAdd: (() => void) | undefined;
}

/** What the server has bound itself to, and what a player adds before the first roll. */
export function DiceSeed({ table, seed, onSeed, isKept, onAdd }: DiceSeedProps) {
  const t = useText().online.table.page;
  const add = (event: FormEvent) => {
    event.preventDefault();
    onAdd?.();
  };
  return (
    <section className={styles.card} aria-labelledby="table-dice">
      <h2 id="table-dice" className="title">
        {t.dice}
      </h2>
      <p>{t.diceNote}</p>
      <div>
        <p className="small muted">{t.commitment}</p>
        <p className={styles.commitment} data-testid="commitment">
          {table.commitment}
        </p>
      </div>
      <form className={styles.column} onSubmit={add}>
        <Field
          label={t.seed}
          note={onAdd ? t.seedNote : `${t.seedNote} ${t.seedAlong}`}
          value={seed}
          onChange={onSeed}
          most={LONGEST}
        />
        {onAdd && (
          <div className={styles.ways}>
            <Button isSubmit icon={<Dices size={18} />}>
              {t.addSeed}
            </Button>
          </div>
        )}
        <Done>{isKept && t.seedKept}</Done>
      </form>
    </section>
  );
}
