import { makeAction } from '@bretwalda/engine';
import { useId, useState } from 'react';
import { type Text, useText } from '../../language/language.ts';
import { useScene, useSession } from '../../session/context.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './ListView.module.css';
import { type Orders, readOrders } from './read-orders.ts';

function whyNot(t: Text, read: Extract<Orders, { ok: false }>): string {
  if (read.problem === 'ambiguous') return t.list.ambiguous(read.word, read.names);
  const why = t.refusals(read.violation).text;
  return read.problem === 'refused' ? t.list.refused(why) : t.list.unreadable(why);
}

/** Typed orders, in the notation of saved games. */
export function OrderLine() {
  const t = useText();
  const session = useSession();
  const { state, viewer } = useScene((s) => s);
  const id = useId();
  const [order, setOrder] = useState('');
  const [answer, setAnswer] = useState<{ readonly text: string; readonly good: boolean } | null>(null);
  const give = async () => {
    if (!session.mayDecide) return setAnswer({ text: t.list.notYours, good: false });
    const read = readOrders(order, state, viewer, t.names);
    if (!read.ok) return setAnswer({ text: whyNot(t, read), good: false });
    if (read.actions.length === 0) return;
    const played = await session.actAsFarAsAllowed(read.actions);
    const done = t.list.done(read.actions.slice(0, played).map(makeAction).join('; '));
    const { refusal } = session.scene.get();
    const rest = read.actions.slice(played).map(makeAction).join('; ');
    const why = played < read.actions.length && refusal ? t.refusals(refusal.violation).text : null;
    setAnswer({ text: why ? `${done}. ${t.list.refused(why)}` : done, good: why === null });
    setOrder(rest);
  };
  return (
    <form
      className={classes('card', styles.order)}
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <label htmlFor={id}>
        <b>{t.list.order}</b> <span className="small muted">{t.list.orderNote}</span>
      </label>
      <input
        id={id}
        value={order}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        data-testid="order"
        onChange={(event) => setOrder(event.target.value)}
      />
      <Button kind="main" onClick={() => void give()}>
        {t.list.give}
      </Button>
      <p className={classes(styles.answer, answer && (answer.good ? 'good' : 'bad'))} role="status">
        {answer?.text}
      </p>
    </form>
  );
}
