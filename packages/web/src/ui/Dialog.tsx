import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../language/language.ts';
import { IconButton } from './Button.tsx';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  /** Left out: it can only be closed by an answer. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly size?: 'small' | 'wide' | 'full';
  readonly footer?: ReactNode;
  /** Stands under the title, whatever is scrolled. */
  readonly notice?: ReactNode;
  /** Stands before the title. */
  readonly lead?: ReactNode;
  /** Stands between the title and the close button. */
  readonly tools?: ReactNode;
  readonly className?: string | undefined;
  readonly testId?: string;
}

/** A window above the map: Escape and a click beside it close it, focus goes back to where it was. */
export function Dialog(props: DialogProps) {
  const { title, onClose, children, size = 'wide', footer, notice, lead, tools, className } = props;
  const t = useText();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    // The likely answer, else the content: never the close button, which comes first.
    const first = dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? body.current;
    first?.focus({ preventScroll: true });
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same through onCancel
    <dialog
      ref={ref}
      aria-labelledby={id}
      data-testid={props.testId}
      className={classes(styles.dialog, styles[size], className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose?.()}
    >
      <header className={styles.head}>
        {lead}
        <h2 id={id} className="title">
          {title}
        </h2>
        {tools}
        {onClose && <IconButton icon={<X size={18} />} label={t.game.close} onClick={onClose} />}
      </header>
      {notice}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div ref={body} className={styles.body} tabIndex={0} role="group" aria-labelledby={id}>
        {children}
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </dialog>
  );
}
