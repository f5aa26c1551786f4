import type { ReactNode, Ref } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Tooltip } from './Tooltip.tsx';

interface ButtonProps {
  readonly kind?: 'main' | 'plain' | 'flat';
  readonly size?: 'small' | 'normal' | 'big';
  readonly icon?: ReactNode;
  /** Why it cannot be pressed now: it stays focusable, shows the reason and says it. */
  readonly blocked?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly autoFocus?: boolean;
  readonly className?: string | undefined;
  readonly testId?: string;
  readonly keys?: string;
  /** Sends the form around it, as Enter does. */
  readonly isSubmit?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const { kind = 'plain', size = 'normal', icon, blocked, onClick, children, className } = props;
  const look = blocked ? styles.blocked : styles[kind];
  const button = (
    <button
      ref={props.ref}
      type={props.isSubmit ? 'submit' : 'button'}
      className={classes(styles.button, styles[size], look, className)}
      aria-disabled={blocked ? true : undefined}
      aria-keyshortcuts={props.keys}
      data-testid={props.testId}
      data-autofocus={props.autoFocus || undefined}
      onClick={blocked ? undefined : onClick}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
  return blocked ? <Tooltip text={blocked}>{button}</Tooltip> : button;
}

interface IconButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly onClick: () => void;
  readonly pressed?: boolean;
  readonly size?: 'small' | 'normal';
  readonly blocked?: string | undefined;
  readonly keys?: string;
  readonly className?: string | undefined;
  readonly testId?: string;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, onClick, pressed, size = 'normal', blocked, className } = props;
  return (
    <Tooltip text={blocked ? `${label}: ${blocked}` : label} named>
      <button
        type="button"
        className={classes(
          styles.button,
          styles.icon,
          styles[size],
          blocked ? styles.blocked : styles.flat,
          className,
        )}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={blocked ? true : undefined}
        aria-keyshortcuts={props.keys}
        data-testid={props.testId}
        onClick={blocked ? undefined : onClick}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
