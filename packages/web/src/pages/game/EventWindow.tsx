import { useText } from '../../language/language.ts';
import { useScene, useSession } from '../../session/context.ts';
import type { Happening } from '../../session/happenings.ts';
import { LeaderToken, Shield } from '../../tokens/Tokens.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useRules } from '../../ui/use-rules.ts';
import { WithTerms } from '../../ui/WithTerms.tsx';
import styles from './EventWindow.module.css';

/** Important events as they happen: who came, left, fell, submitted or was crowned, and what it means (UI-80). */
export function EventWindow() {
  const t = useText();
  const session = useSession();
  const happenings = useScene((s) => s.happenings);
  const [first, ...others] = happenings;
  if (!first) return null;
  const onClose = () => session.flow.closeHappenings();
  return (
    <Dialog
      title={others.length > 0 ? t.events.several : t.events.title(first)}
      size="small"
      onClose={onClose}
      testId="event"
      footer={
        <Button kind="main" autoFocus onClick={onClose}>
          {t.events.goOn}
        </Button>
      }
    >
      <div className={styles.events}>
        {happenings.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever closed as a whole
          <EventReport key={i} happening={one} titled={others.length > 0} />
        ))}
      </div>
    </Dialog>
  );
}

function EventReport({ happening, titled }: { readonly happening: Happening; readonly titled: boolean }) {
  const t = useText();
  const session = useSession();
  const rules = useRules();
  const { nation, leader, kind, events } = happening;
  const lines = events.flatMap(
    (event) => t.log(event, (seat) => session.player(seat).name, rules)?.text ?? [],
  );
  const meaning = t.events.meaning(happening, rules);
  return (
    <section className={styles.event}>
      {leader ? <LeaderToken nation={nation} size={64} /> : <Shield nation={nation} size={64} />}
      <div className={styles.words}>
        {titled && <h3 className="title">{t.events.title(happening)}</h3>}
        {lines.map((line) => (
          <p key={line}>
            <WithTerms>{line}</WithTerms>
          </p>
        ))}
        {meaning !== '' && (
          <p className="muted">
            <WithTerms>{meaning}</WithTerms>
          </p>
        )}
        {leader && kind === 'leader-entered' && <p className="small italic">{t.cards.leaders(leader)}</p>}
      </div>
    </section>
  );
}
