import { scenario } from '@bretwalda/engine/data';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../language/language.ts';
import styles from './GameList.module.css';
import { GAMES, scenariosOf } from './rules-draft.ts';

interface GameListProps {
  readonly value: string;
  readonly onChange: (ruleset: string) => void;
}

/** The games that can be played on this board, the one for newcomers first; the chosen one says what is different in it. */
export function GameList({ value, onChange }: GameListProps) {
  const { tableRules: t } = useText();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t.game} className={styles.list}>
      {GAMES.map((id) => {
        const { name: title, line, difference, hours } = t.ruleset(id);
        return (
          <label key={id} className={styles.card} data-testid={`game-${id}`}>
            <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
            <span className={`title ${styles.name}`}>{title}</span>
            <span className="small muted">{`${playersOf(id, t.players)}, ${hours}`}</span>
            <span className="small">{line}</span>
            {id === value && (
              <>
                <span className="small muted">{difference}</span>
                <span className={styles.tick}>
                  <Check size={16} strokeWidth={3} aria-hidden="true" />
                </span>
              </>
            )}
          </label>
        );
      })}
    </div>
  );
}

function playersOf(ruleset: string, words: (from: number, to: number) => string): string {
  const counts = scenariosOf(ruleset).map((id) => scenario(id).groups.length);
  return words(Math.min(...counts), Math.max(...counts));
}
