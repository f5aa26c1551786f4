import type { Seat } from '@bretwalda/engine';
import { useEffect, useRef } from 'react';
import { seatColour } from '../../facts/seat-colours.ts';
import { useText } from '../../language/language.ts';
import { useScene, useSession } from '../../session/context.ts';
import { PlayerSymbol } from '../../tokens/Tokens.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './HandOver.module.css';

/** Between two people at one screen: nothing of the game is shown. */
export function HandOver({ seat }: { readonly seat: Seat }) {
  const t = useText();
  const session = useSession();
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => ready.current?.focus(), []);
  const state = useScene((s) => s.state);
  const colour = seatColour(state, seat);
  const secret = state.pending?.kind === 'vote' && state.pending.secret;
  return (
    <main className={styles.screen}>
      <PlayerSymbol colour={colour} size={72} />
      <h1 className="title">{t.game.handOver.title(session.player(seat).name)}</h1>
      <p>{secret ? t.game.handOver.secret : t.game.handOver.text(t.names.colours(colour))}</p>
      <Button kind="main" size="big" ref={ready} onClick={() => session.flow.takeSeat()}>
        {t.game.handOver.ready}
      </Button>
    </main>
  );
}
