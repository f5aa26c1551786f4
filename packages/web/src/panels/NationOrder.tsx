import { type GameState, type NationId, nationOf } from '@bretwalda/engine';
import { NATIONS } from '@bretwalda/engine/data';
import { armiesInPlay, timelineEvent } from '@bretwalda/engine/queries';
import { useEffect, useRef } from 'react';
import { useText } from '../language/language.ts';
import { Shield } from '../tokens/Tokens.tsx';
import { classes } from '../ui/classes.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import styles from './NationOrder.module.css';

interface NationOrderProps {
  readonly state: GameState;
  readonly onNation: (nation: NationId) => void;
  readonly size?: number;
}

/** The nations that play in this round, in their order (SEQ-2); the acting one larger (UI-32). */
export function NationOrder({ state, onNation, size = 26 }: NationOrderProps) {
  const t = useText();
  const active = NATIONS.map((n) => n.id).filter((id) => isActive(state, id));
  const now = state.nation;
  const strip = useRef<HTMLOListElement>(null);
  // Where there is no room for all, the acting nation is in the middle.
  useEffect(() => {
    if (strip.current && now >= 0) showCurrent(strip.current);
  }, [now]);
  return (
    <ol ref={strip} className={styles.strip} aria-label={t.game.orderOfRound}>
      {active.map((id) => {
        const nation = nationOf(id);
        const name = t.names.nations(id);
        const place = nation === now ? 'now' : nation < now ? 'played' : 'coming';
        const label = { now: t.game.turnOf, played: t.game.hasPlayed, coming: t.game.willPlay }[place](name);
        return (
          <li key={id}>
            <Tooltip text={label} named>
              <button
                type="button"
                className={classes(
                  styles.nation,
                  place === 'now' && styles.now,
                  place === 'played' && styles.played,
                )}
                aria-label={label}
                aria-current={place === 'now' ? 'step' : undefined}
                onClick={() => onNation(id)}
              >
                <Shield nation={id} size={place === 'now' ? Math.round(size * 1.5) : size} />
              </button>
            </Tooltip>
          </li>
        );
      })}
    </ol>
  );
}

function showCurrent(strip: HTMLElement): void {
  const box = strip.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!box) return;
  const { left, width } = strip.getBoundingClientRect();
  strip.scrollLeft += box.left + box.width / 2 - (left + width / 2);
}

const isActive = (state: GameState, id: NationId): boolean => {
  const nation = nationOf(id);
  if ((state.owner[nation] ?? -1) < 0) return false;
  return (
    nation === state.nation ||
    armiesInPlay(state, nation) > 0 ||
    timelineEvent(state, state.round, nation) !== undefined
  );
};
