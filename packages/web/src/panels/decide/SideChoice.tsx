import type { Action, ActionOf, GameState } from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';
import { useState } from 'react';
import { seatColours } from '../../facts/seat-colours.ts';
import { useText } from '../../language/language.ts';
import { useScene, useSession } from '../../session/context.ts';
import { Disc, PlayerSymbol } from '../../tokens/Tokens.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './DecisionPanel.module.css';

interface SideChoiceProps {
  readonly state: GameState;
  readonly actions: readonly Action[];
}

/** The groups of nations: to be chosen, or bid for with points (DEC-1, BID). */
export function SideChoice({ state, actions }: SideChoiceProps) {
  const t = useText();
  const players = useScene((s) => s.game.config.players);
  const colours = seatColours(state.scenario);
  return (
    <div className={styles.groups}>
      {scenario(state.scenario).groups.map((nations, group) => {
        const card = state.cards[group];
        const colour = colours[group] ?? 'purple';
        return (
          <article key={nations.join()} className={styles.group} aria-label={t.names.colours(colour)}>
            <header>
              <PlayerSymbol colour={colour} size={14} />
              <b>{t.names.colours(colour)}</b>
              <span className="small muted">
                {card
                  ? t.game.decide.heldBy(players[card.seat]?.name ?? '', card.points)
                  : t.game.decide.freeGroup}
              </span>
            </header>
            <span className={styles.discs}>
              {nations.map((id) => (
                <Disc key={id} nation={id} size={26} label={t.names.nations(id)} />
              ))}
            </span>
            <TakeSide group={group} actions={actions} />
          </article>
        );
      })}
    </div>
  );
}

function TakeSide({ group, actions }: { readonly group: number; readonly actions: readonly Action[] }) {
  const t = useText();
  const session = useSession();
  const bids = actions.filter((a): a is ActionOf<'bid'> => a.type === 'bid' && a.group === group);
  const least = bids[0]?.points ?? 0;
  const most = bids.at(-1)?.points ?? 0;
  const [points, setPoints] = useState<number | null>(null);
  const choice = actions.find((a) => a.type === 'choose' && a.group === group);
  if (choice) return <Button onClick={() => session.act([choice])}>{t.game.decide.take}</Button>;
  if (bids.length === 0) return null;
  const offer = Math.min(most, Math.max(least, points ?? least));
  return (
    <div className={styles.bid}>
      <input
        type="number"
        min={least}
        max={most}
        value={offer}
        aria-label={t.game.decide.bidPoints}
        onChange={(event) => setPoints(Number(event.target.value))}
      />
      <Button onClick={() => session.act([{ type: 'bid', group, points: offer }])}>
        {t.game.decide.bid(offer)}
      </Button>
    </div>
  );
}
