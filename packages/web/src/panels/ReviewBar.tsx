import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '../language/language.ts';
import { useScene, useSession } from '../session/context.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { reviewSteps } from '../windows/record/review-steps.ts';
import styles from './ReviewBar.module.css';

const STEP = 1100;

/** What happened since the viewer's last turn, step by step, or the whole game again. */
export function ReviewBar() {
  const t = useText();
  const session = useSession();
  const review = useScene((s) => s.review);
  const game = useScene((s) => s.game);
  const [playing, setPlaying] = useState(review?.isStill !== true);
  const first = review?.first ?? 0;
  const steps = useMemo(() => reviewSteps(game, first, game.config.players, t), [game, first, t]);
  // The state after an entry comes one later in the history.
  const at = steps.findLastIndex((step) => step.index + 1 <= (review?.at ?? 0));
  const last = steps.length - 1;
  const go = (step: number) => session.review.to((steps[step]?.index ?? first - 1) + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each step
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => go(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  if (!review) return null;
  return (
    <section className={styles.bar} aria-label={t.game.review.since} data-testid="review">
      <div className={styles.text}>
        <p className="eyebrow">{t.game.review.title(at + 1, steps.length)}</p>
        <p aria-live="polite">{steps[at]?.text ?? ''}</p>
      </div>
      <div className={styles.buttons}>
        <IconButton
          icon={<ChevronFirst size={18} />}
          label={t.game.review.first}
          onClick={() => session.review.to(first)}
        />
        <IconButton
          icon={<ChevronLeft size={18} />}
          label={t.game.review.previous}
          onClick={() => go(Math.max(-1, at - 1))}
        />
        <IconButton
          icon={playing ? <Pause size={18} /> : <Play size={18} />}
          label={playing ? t.game.review.stop : t.game.review.play}
          onClick={() => setPlaying(!playing)}
        />
        <IconButton
          icon={<ChevronRight size={18} />}
          label={t.game.review.next}
          onClick={() => go(Math.min(last, at + 1))}
        />
        <IconButton icon={<ChevronLast size={18} />} label={t.game.review.last} onClick={() => go(last)} />
      </div>
      {session.mayGoBackTo(review.at) && (
        <Button size="small" testId="go-back-here" onClick={() => session.goBackTo(review.at)}>
          {t.game.review.goBack}
        </Button>
      )}
      <Button kind="main" size="small" onClick={() => session.review.end()}>
        {t.game.review.end}
      </Button>
    </section>
  );
}
