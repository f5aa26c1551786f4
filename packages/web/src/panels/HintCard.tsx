import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { settings } from '../base/settings.ts';
import { useStore } from '../base/store.ts';
import { legalIn } from '../facts/legal.ts';
import { useText } from '../language/language.ts';
import { useScene, useSession } from '../session/context.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { WithTerms } from '../ui/WithTerms.tsx';
import styles from './HintCard.module.css';

/** Advice for the phase, and what a strong player would do (UI-13, UI-76). */
export function HintCard() {
  const t = useText();
  const session = useSession();
  const on = useStore(settings, (s) => s.hints);
  const state = useScene((s) => s.state);
  useScene(() => session.mayDecide);
  const [at, setAt] = useState({ key: '', index: 0 });
  if (!on || !session.mayDecide || !state.pending) return null;
  const hints = t.hints(state, legalIn(state));
  const key = hints.map((hint) => hint.title).join();
  const index = at.key === key ? at.index % hints.length : 0;
  const hint = hints[index];
  return (
    <section className={classes('card', styles.card)} aria-label={t.game.hints.title}>
      <Lightbulb size={18} />
      <h2>{hint?.title}</h2>
      <div className={styles.body}>
        <p className="small">{hint && <WithTerms>{hint.text}</WithTerms>}</p>
        <Advice />
        {hints.length > 1 && (
          <Button size="small" kind="flat" onClick={() => setAt({ key, index: index + 1 })}>
            {t.game.hints.another(index + 1, hints.length)}
          </Button>
        )}
      </div>
    </section>
  );
}

/** What a king would do in this seat. */
function Advice() {
  const t = useText();
  const session = useSession();
  const advice = useScene((s) => s.advice);
  const length = useScene((s) => s.game.journal.length);
  const now = advice !== 'thinking' && advice?.at === length ? advice : null;
  if (!session.mayAskAdvice) return null;
  if (now)
    return (
      <>
        <p className="small muted">{t.game.hints.would}</p>
        <ol className={classes(styles.advice, 'small')} data-testid="advice">
          {now.reasons.map((reason) => (
            <li key={JSON.stringify(reason)}>{t.reasons(reason)}</li>
          ))}
        </ol>
      </>
    );
  return (
    <div className={styles.buttons} aria-live="polite">
      {advice === 'thinking' ? (
        <span className="small muted">{t.game.hints.asking}</span>
      ) : (
        <Button size="small" keys="H" onClick={() => void session.advise()}>
          {t.game.hints.ask}
        </Button>
      )}
    </div>
  );
}
