import { LONGEST_NOTE } from '@bretwalda/protocol';
import { Check, CloudOff, Ellipsis } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useStore } from '../../base/store.ts';
import { useText } from '../../language/language.ts';
import { refusalWords } from '../../online/refusal-words.ts';
import type { Note, NoteKeeper } from '../../online/talk/note-keeper.ts';
import { noteOf } from '../../online/talk/note-of.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { TOUCH, useMedia } from '../../ui/use-media.ts';
import styles from './Talk.module.css';

/** On another device somebody may have written, too. */
const EVERY = 15_000;

/** What a player writes for nobody else; it saves itself. */
export function NotePad({ id, player }: { readonly id: string; readonly player: string }) {
  const t = useText().online.talk.note;
  const field = useId();
  const keeper = noteOf(id, player);
  const note = useStore(keeper.note);
  const isTouch = useMedia(TOUCH);
  useKept(keeper);
  return (
    <section className={styles.notePad} aria-label={t.title} data-testid="notes">
      <p id={`${field}-note`} className="small muted">
        {t.private}
      </p>
      <textarea
        id={field}
        dir="auto"
        value={note.words}
        aria-label={t.title}
        aria-describedby={`${field}-note`}
        readOnly={note.state === 'unread'}
        maxLength={Math.max(LONGEST_NOTE, note.words.length)}
        data-autofocus={isTouch ? undefined : true}
        onChange={(event) => keeper.write(event.target.value)}
        onBlur={() => keeper.flush()}
      />
      {note.isJoined && (
        <p className="small" role="status">
          {t.joined}
        </p>
      )}
      <Fate note={note} onAgain={() => void keeper.save()} />
    </section>
  );
}

function useKept(keeper: NoteKeeper): void {
  useEffect(() => {
    void keeper.open();
    const look = () => {
      if (document.visibilityState === 'visible') void keeper.open();
      else keeper.flush();
    };
    const flush = () => keeper.flush();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    addEventListener('online', look);
    addEventListener('pagehide', flush);
    return () => {
      keeper.flush();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', look);
      removeEventListener('pagehide', flush);
    };
  }, [keeper]);
}

/** Whether the server has it. */
function Fate({ note, onAgain }: { readonly note: Note; readonly onAgain: () => void }) {
  const all = useText();
  const t = all.online.talk.note;
  const { state, error, words } = note;
  const isFailed = state === 'failed';
  const icon =
    state === 'saved' ? <Check size={16} /> : isFailed ? <CloudOff size={16} /> : <Ellipsis size={16} />;
  return (
    <div className={styles.fate}>
      <p className={classes('small', isFailed && 'bad')} role="status" data-testid="note-fate">
        <span aria-hidden="true">{icon}</span>
        <span>
          {t.states[state]}
          {isFailed &&
            ` ${words.length > LONGEST_NOTE ? t.tooLong(words.length - LONGEST_NOTE) : refusalWords(all, error)}`}
        </span>
      </p>
      {isFailed && (
        <Button size="small" onClick={onAgain}>
          {all.online.refusals.again}
        </Button>
      )}
    </div>
  );
}
