import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useScene, useSession } from '../session/context.ts';
import { useText } from '../text/index.ts';
import { Button, IconButton } from '../ui/index.ts';
import styles from './ReviewBar.module.css';

const STEP = 900;

/** What happened since my last turn, step by step; also the whole game again. */
export function ReviewBar() {
  const t = useText();
  const session = useSession();
  const { review, table } = useScene((s) => s);
  const [playing, setPlaying] = useState(false);
  const at = review?.at;
  const last = review?.last;
  useEffect(() => {
    if (!playing || at === undefined || last === undefined) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => session.reviewTo(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [playing, at, last, session]);
  if (!review) return null;
  const lines = (table.history.events[review.at] ?? [])
    .map((event) => t.log(event, (seat) => session.player(seat)?.name ?? '')?.text)
    .filter(Boolean);
  return (
    <section className={styles.bar} aria-label={t.game.review.since}>
      <div className={styles.text}>
        <p className="eyebrow">{t.game.review.title(review.at - review.first, review.last - review.first)}</p>
        <p aria-live="polite">{lines.slice(0, 3).join(' ')}</p>
      </div>
      <div className={styles.buttons}>
        <IconButton
          icon={<ChevronFirst size={18} />}
          label={t.game.review.first}
          onClick={() => session.reviewTo(review.first)}
        />
        <IconButton
          icon={<ChevronLeft size={18} />}
          label={t.game.review.previous}
          onClick={() => session.reviewTo(review.at - 1)}
        />
        <IconButton
          icon={playing ? <Pause size={18} /> : <Play size={18} />}
          label={playing ? t.game.review.stop : t.game.review.play}
          onClick={() => setPlaying(!playing)}
        />
        <IconButton
          icon={<ChevronRight size={18} />}
          label={t.game.review.next}
          onClick={() => session.reviewTo(review.at + 1)}
        />
        <IconButton
          icon={<ChevronLast size={18} />}
          label={t.game.review.last}
          onClick={() => session.reviewTo(review.last)}
        />
      </div>
      <Button kind="main" size="small" onClick={() => session.endReview()}>
        {t.game.review.end}
      </Button>
    </section>
  );
}
