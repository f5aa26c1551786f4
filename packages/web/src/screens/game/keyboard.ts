import { useEffect } from 'react';
import { chooseCount } from '../../session/selection.ts';
import type { Session } from '../../session/session.ts';
import { settings } from '../../session/settings.ts';
import type { OpenWindow } from './windows.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]):not([type=radio]), textarea, select');

const onBoard = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.closest('[role=application]') !== null);

/** The keys of the game screen; none of them works while a window is open or a word is typed. */
export function useGameKeys(
  session: Session,
  open: (window: OpenWindow) => void,
  blocked: boolean,
  mayDecide: boolean,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (blocked || event.defaultPrevented || isTyping(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (handle(session, open, event)) event.preventDefault();
    };
    // Whoever plays by keys should not have to look for the map.
    if (!blocked && mayDecide && document.activeElement === document.body) focusBoard();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [session, open, blocked, mayDecide]);
}

/** The map has the focus while one goes through its stacks. */
function toNextStack(session: Session, back: boolean): boolean {
  if (session.nextStack(back) === null) return false;
  focusBoard();
  return true;
}

export const focusBoard = (): void => document.querySelector<HTMLElement>('[role=application]')?.focus();

function handle(session: Session, open: (window: OpenWindow) => void, event: KeyboardEvent): boolean {
  const { selection, focus } = session.scene.get();
  const { key } = event;
  if (key === 'Tab') return onBoard(event.target) && toNextStack(session, event.shiftKey);
  if (selection && /^[1-9]$/.test(key)) return done(session.select(chooseCount(selection, Number(key))));
  switch (key.toLowerCase()) {
    case 'a':
      return selection !== null && done(session.select(chooseCount(selection, Number.POSITIVE_INFINITY)));
    case 'l':
      if (!selection || selection.leader === null) return false;
      return done(session.select({ ...selection, leader: !selection.leader }));
    case 'u':
      return done(session.undo());
    case 'y':
      return done(session.redo());
    case 'r':
      return done(session.restart());
    case 'n':
      return done(session.endPhase());
    case 'h':
      return done(void session.advise());
    case 'g':
      return done(open({ kind: 'log' }));
    case 'v':
      return done(settings.update({ view: settings.get().view === 'map' ? 'list' : 'map' }));
    case 'i':
      return focus !== null && done(open({ kind: 'area', area: focus }));
    case '?':
      return done(open({ kind: 'keys' }));
    case 'escape':
      return done(session.cancel());
    default:
      return false;
  }
}

const done = (_: unknown): true => true;
