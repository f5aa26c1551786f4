import type { GameLink } from '@bretwalda/table';
import { useEffect } from 'react';
import type { Session } from '../../session/session.ts';
import { soundForAll } from '../../sound/event-sounds.ts';
import { playSound } from '../../sound/sounds.ts';

/** What happens in a game can be heard, and so can a refusal. */
export function useGameSounds(session: Session, link: GameLink): void {
  useEffect(
    () =>
      link.subscribe(link.snapshot().revision, (change) => {
        const sound = change.kind === 'played' ? soundForAll(change.events.flat()) : null;
        if (sound) playSound(sound);
      }),
    [link],
  );
  useEffect(() => {
    let before = session.scene.get().refusal;
    return session.scene.subscribe(() => {
      const { refusal } = session.scene.get();
      if (refusal && refusal !== before) playSound('knock');
      before = refusal;
    });
  }, [session]);
}
