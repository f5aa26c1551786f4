import { BOT_LEVELS, type BotLevel } from '@bretwalda/table';
import { useId } from 'react';
import { useText } from '../../language/language.ts';
import { classes } from '../../ui/classes.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import styles from './LevelPicker.module.css';

interface LevelPickerProps {
  readonly label: string;
  readonly value: BotLevel;
  readonly onChange: (level: BotLevel) => void;
}

/** The strength of a computer: bars up to the level, and its name. */
export function LevelPicker({ label, value, onChange }: LevelPickerProps) {
  const { names } = useText();
  const group = useId();
  const height = BOT_LEVELS.indexOf(value);
  return (
    <div className={styles.picker}>
      <div role="radiogroup" aria-label={label} className={styles.bars}>
        {BOT_LEVELS.map((level, i) => (
          <Tooltip key={level} text={`${names.levels(level)}: ${names.levelNotes(level)}`} named>
            <label className={classes(styles.bar, i <= height && styles.full)}>
              <input
                type="radio"
                name={group}
                checked={level === value}
                onChange={() => onChange(level)}
                aria-label={`${names.levels(level)}: ${names.levelNotes(level)}`}
              />
            </label>
          </Tooltip>
        ))}
      </div>
      <b className="small" aria-hidden="true">
        {names.levels(value)}
      </b>
    </div>
  );
}
