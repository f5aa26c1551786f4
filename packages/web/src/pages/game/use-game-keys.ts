import { useEffect } from 'react';
import { settings } from '../../base/settings.ts';
import { chooseCount } from '../../session/selection.ts';
import type { Session } from '../../session/session.ts';
import type { OpenWindow } from './open-window.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox]):not([type=radio]), textarea, select');

const onBoard = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.closest('[role=application]') !== null);

/** The keys of the game screen; none works while a window is open or something is being typed. */
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
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [session, open, blocked]);
  useFocusInView(session, !blocked && mayDecide);
}

/**
 * Keeps the keyboard on the map or the list: when the focused button disappears, or the view changes, the focus goes
 * there.
 */
function useFocusInView(session: Session, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    let drawing = 0;
    const look = () => {
      cancelAnimationFrame(drawing);
      drawing = requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusView();
      });
    };
    look();
    const unwatch = [session.scene.subscribe(look), settings.subscribe(look)];
    return () => {
      cancelAnimationFrame(drawing);
      for (const stop of unwatch) stop();
    };
  }, [session, wanted]);
}

/** The map or the list has the focus while its stacks are gone through. */
function toNextStack(session: Session, back: boolean): boolean {
  if (session.nextStack(back) === null) return false;
  focusView();
  return true;
}

const focusView = (): void =>
  document.querySelector<HTMLElement>('[role=application], [data-view=list]')?.focus({ preventScroll: true });

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
