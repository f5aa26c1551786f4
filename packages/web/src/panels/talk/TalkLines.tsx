import { ArrowDown, Ellipsis, Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../language/language.ts';
import type { Message } from '../../online/talk/said.ts';
import { PlayerSymbol } from '../../tokens/Tokens.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { MessageDialog } from './MessageDialog.tsx';
import styles from './Talk.module.css';
import { useLatest } from './use-latest.ts';
import { colourOfSpeaker, type Talk, useHearers, useSpeaker } from './use-talk.ts';

/** What was said, the latest below. */
export function TalkLines({ talk }: { readonly talk: Talk }) {
  const t = useText().online.talk;
  const { heard, fresh, own } = talk;
  const [chosen, setChosen] = useState<Message | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const last = heard.at(-1);
  const { isAtEnd, toEnd, onScroll } = useLatest(list, heard.length);
  const isMine = last !== undefined && last.player === own?.player;
  useEffect(() => {
    if (isMine && last.seq > 0) toEnd(); // whoever speaks wants to see it
  }, [isMine, last?.seq, toEnd]);
  useLooked(talk, isAtEnd, list);
  return (
    <div className={styles.said}>
      <div
        ref={list}
        className={styles.scroll}
        role="log"
        aria-label={t.said}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <ol className={styles.lines}>
          {heard.map((message) => (
            <Line key={message.seq} talk={talk} message={message} onMore={() => setChosen(message)} />
          ))}
        </ol>
      </div>
      {heard.length === 0 && <p className={classes('small muted', styles.empty)}>{t.empty}</p>}
      {!isAtEnd && (
        <div className={styles.latest}>
          <Button
            size="small"
            kind={fresh.length > 0 ? 'main' : 'plain'}
            icon={<ArrowDown size={16} />}
            onClick={toEnd}
          >
            {t.toLatest(fresh.length)}
          </Button>
        </div>
      )}
      {chosen && <MessageDialog talk={talk} message={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

/** Whoever sees the end of the list has seen it all. */
function useLooked(
  { heard, look }: Talk,
  isAtEnd: boolean,
  list: { readonly current: HTMLElement | null },
): void {
  const last = heard.at(-1)?.seq ?? 0;
  useEffect(() => {
    const see = () => {
      const isSeen = document.visibilityState === 'visible' && (list.current?.clientHeight ?? 0) > 0;
      if (isAtEnd && isSeen && last > 0) look(last);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  });
}

interface LineProps {
  readonly talk: Talk;
  readonly message: Message;
  readonly onMore: () => void;
}

function Line({ talk, message, onMore }: LineProps) {
  const t = useText().online.talk;
  const speaker = useSpeaker()(message);
  const hearers = useHearers(talk)(message);
  const colour = colourOfSpeaker(talk, message);
  const isOwn = message.player !== null && message.player === talk.own?.player;
  return (
    <li className={classes(styles.line, isOwn && styles.own, hearers && styles.private)}>
      <div className={styles.who}>
        {colour && <PlayerSymbol colour={colour} size={12} />}
        <b>{speaker}</b>
        {isOwn && <span className="tiny muted">({t.you})</span>}
        <Time at={message.at} />
        {!isOwn && message.player !== null && (
          <span className={styles.more}>
            <IconButton
              icon={<Ellipsis size={16} />}
              label={t.about(speaker)}
              size="small"
              onClick={onMore}
            />
          </span>
        )}
      </div>
      {hearers && (
        <p className={classes('tiny', styles.hearers)}>
          <Lock size={12} aria-hidden="true" /> {t.privately(hearers)}
        </p>
      )}
      <p className={styles.words} dir="auto">
        {message.words}
      </p>
    </li>
  );
}

/** Only the hour, if it was today. */
function Time({ at }: { readonly at: string }) {
  const { locale } = useText().start;
  const when = new Date(at);
  const isToday = when.toDateString() === new Date().toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  const form = new Intl.DateTimeFormat(locale, { ...day, hour: '2-digit', minute: '2-digit' });
  return (
    <time className="tiny muted" dateTime={at}>
      {form.format(when)}
    </time>
  );
}
