import { useText } from '../../language/language.ts';
import styles from './DeckCounts.module.css';
import { Die } from './Die.tsx';

/** What is left in a player's deck of dice: each face with the number of its cards (RUL-142). */
export function DeckCounts({ deck }: { readonly deck: readonly number[] }) {
  const t = useText();
  return (
    <div className={styles.deck}>
      <span className="hidden-text">{t.battle.deck.spoken(deck)}</span>
      <span className="tiny muted" aria-hidden="true">
        {t.battle.deck.title}
      </span>
      <ol aria-hidden="true">
        {deck.map((left, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the faces of a die
          <li key={i} className={left === 0 ? styles.none : undefined}>
            <Die face={i + 1} hit={false} rolling={false} colour="paper" tilt={4} size={20} />
            <b>{left}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
