import { LONGEST_MESSAGE } from '@bretwalda/protocol';
import { Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useStore } from '../../base/store.ts';
import { useText } from '../../language/language.ts';
import { api } from '../../online/api.ts';
import { Refused } from '../../online/Refused.tsx';
import { limitsChanged } from '../../online/talk/talk-limits.ts';
import { Button } from '../../ui/Button.tsx';
import { TOUCH, useMedia } from '../../ui/use-media.ts';
import { useAsking } from '../table/use-table.ts';
import { draftAt } from './drafts.ts';
import { Hearers } from './Hearers.tsx';
import styles from './Talk.module.css';
import { othersAt, type Talk } from './use-talk.ts';

/** So many letters before the end somebody is told how many are left. */
const WARN_AT = 100;

/** To say something to all players, or to some of them. */
export function Composer({ talk }: { readonly talk: Talk }) {
  const t = useText().online.talk;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = draftAt(talk.info.id);
  const { words, to } = useStore(draft);
  const { ask, error, isAsking } = useAsking();
  const isTouch = useMedia(TOUCH); // where the keyboard would hide what was said
  const others = othersAt(talk);
  const seats = others.filter(({ player }) => player !== null && to.includes(player)).map(({ seat }) => seat);
  const isGone = seats.length < to.length;
  const left = LONGEST_MESSAGE - words.trim().length;
  const blocked = isGone ? t.hearerGone : left < 0 ? t.tooLong(-left) : undefined;
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isAsking || blocked || words.trim() === '') return;
    const isSaid = await ask(() =>
      api.talk.say.mutate({ id: talk.info.id, words, to: seats.length > 0 ? seats : null }),
    );
    // What was typed meanwhile stays.
    if (isSaid && draft.get().words === words) draft.update({ words: '' });
    if (!isSaid) void limitsChanged();
    field.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  if (others.length === 0) return <p className="small muted">{t.alone}</p>;
  return (
    <form className={styles.composer} onSubmit={(event) => void send(event)}>
      {others.length > 1 && (
        <Hearers others={others} chosen={to} onChange={(next) => draft.update({ to: next })} />
      )}
      <div className={styles.entry}>
        <label htmlFor={id} className="hidden-text">
          {t.message}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={2}
          dir="auto"
          value={words}
          placeholder={t.message}
          enterKeyHint="send"
          aria-describedby={`${id}-left`}
          data-autofocus={isTouch ? undefined : true}
          data-testid="message"
          onChange={(event) => draft.update({ words: event.target.value })}
          onKeyDown={onKey}
        />
        <Button isSubmit kind="main" icon={<Send size={16} />} blocked={blocked} testId="send-message">
          {t.send}
        </Button>
      </div>
      <p id={`${id}-left`} className="tiny muted" role={left < WARN_AT ? 'status' : undefined}>
        {left < 0 ? t.tooLong(-left) : left < WARN_AT ? t.left(left) : isGone ? t.hearerGone : null}
      </p>
      <Refused error={error} />
    </form>
  );
}
