import { type Verdict, verifyDice } from '@bretwalda/protocol';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck, ShieldX } from 'lucide-react';
import { type Text, useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { Refused } from '../../../online/Refused.tsx';
import { useTable, useTableScene } from '../../../panels/table/use-table.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import styles from './DiceProofCard.module.css';

/** Anybody checks every roll: it must follow from the secret whose hash was published before the first. */
export function DiceProofCard() {
  const t = useText();
  const words = t.online.play.end;
  const { table } = useTable();
  const commitment = useTableScene((s) => s.info.commitment);
  const check = useMutation({
    mutationFn: async (): Promise<Verdict> => {
      const proof = await api.archive.dice.query(table.place);
      // What was told when the game was opened counts, not what the same answer says of itself.
      return verifyDice({ ...proof, commitment });
    },
  });
  return (
    <section className={classes('card', styles.card)} data-testid="dice-proof">
      <h2 className="title">{words.dice}</h2>
      <p className="small muted">
        {words.commitment} <code className={styles.code}>{commitment}</code>
      </p>
      {check.data ? (
        <p role="status" className={classes(styles.verdict, check.data.ok ? 'good' : 'bad')}>
          {check.data.ok ? <ShieldCheck size={20} /> : <ShieldX size={20} />}
          <span>{verdictWords(t, check.data)}</span>
        </p>
      ) : (
        <Button testId="verify-dice" onClick={() => check.isPending || check.mutate()}>
          {check.isPending ? words.verifying : words.verify}
        </Button>
      )}
      <Refused error={check.error} />
    </section>
  );
}

function verdictWords(t: Text, verdict: Verdict): string {
  const words = t.online.play.end;
  if (verdict.ok) return words.verified(verdict.rolls);
  if (verdict.problem === 'commitment') return words.failed.commitment;
  const entry = verdict.entry + 1;
  if (verdict.problem === 'entry') return words.failed.entry(entry);
  return words.failed.roll(verdict.roll + 1, entry, verdict.expected, verdict.found);
}
