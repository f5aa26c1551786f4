import { Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './Stepper.module.css';

interface StepperProps {
  readonly label: string;
  /** Spoken of the two buttons. */
  readonly less: string;
  readonly more: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A whole number: typed, by the arrow keys, or by the buttons beside it. */
export function Stepper({ label, less, more, value, least, most, onChange }: StepperProps) {
  const [text, setText] = useState(`${value}`);
  useEffect(() => setText(`${value}`), [value]);
  const type = (typed: string) => {
    setText(typed); // "-" is on its way to a number
    const number = Number(typed);
    if (typed.trim() !== '' && Number.isInteger(number) && number >= least && number <= most)
      onChange(number);
  };
  const step = (by: number) => onChange(Math.max(least, Math.min(most, value + by)));
  return (
    <span className={styles.stepper}>
      <button type="button" aria-label={less} disabled={value <= least} onClick={() => step(-1)}>
        <Minus size={16} aria-hidden="true" />
      </button>
      <input
        type="number"
        aria-label={label}
        value={text}
        min={least}
        max={most}
        step={1}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setText(`${value}`)}
      />
      <button type="button" aria-label={more} disabled={value >= most} onClick={() => step(1)}>
        <Plus size={16} aria-hidden="true" />
      </button>
    </span>
  );
}
