import type { SeatInfo } from '@bretwalda/protocol';
import { useText } from '../../language/language.ts';
import styles from './Talk.module.css';

interface HearersProps {
  readonly others: readonly SeatInfo[];
  /** By player; nobody: all. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** To all players, or to those who are chosen. */
export function Hearers({ others, chosen, onChange }: HearersProps) {
  const t = useText().online.talk;
  const present = others.flatMap(({ player }) => (player === null ? [] : [player]));
  const choose = (player: string, is: boolean) =>
    onChange([...chosen.filter((one) => one !== player && present.includes(one)), ...(is ? [player] : [])]);
  return (
    <fieldset className={styles.hearersChoice}>
      <legend className="tiny muted">{t.to}</legend>
      <label>
        <input type="checkbox" checked={chosen.length === 0} onChange={() => onChange([])} />
        <span>{t.all}</span>
      </label>
      {others.map(({ player, name }) => (
        <label key={player}>
          <input
            type="checkbox"
            checked={player !== null && chosen.includes(player)}
            onChange={(event) => player !== null && choose(player, event.target.checked)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
