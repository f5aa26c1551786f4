import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { IconButton } from './Button.tsx';
import styles from './Field.module.css';

interface FieldProps {
  readonly label: string;
  readonly note?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'password';
  /** By which a browser or a password manager knows it. */
  readonly autoComplete?: string;
  readonly most?: number;
  readonly isRequired?: boolean;
  /** The words of the button that shows what is typed, if there is one. */
  readonly reveal?: { readonly show: string; readonly hide: string } | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One line to type in, with its name above it. */
export function Field(props: FieldProps) {
  const { label, note, value, onChange, type = 'text', autoComplete = 'off', most, reveal, ref } = props;
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input
          ref={ref}
          id={id}
          type={isShown ? 'text' : type}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={most}
          required={props.isRequired}
          aria-describedby={note ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {reveal && (
          <IconButton
            icon={isShown ? <EyeOff size={18} /> : <Eye size={18} />}
            label={isShown ? reveal.hide : reveal.show}
            onClick={() => setShown(!isShown)}
          />
        )}
      </div>
      {note && (
        <span id={`${id}-note`} className="small muted">
          {note}
        </span>
      )}
    </div>
  );
}
