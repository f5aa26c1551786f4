import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** One line or several. */
  readonly text: string;
  readonly children: ReactNode;
  /** The child already speaks the text itself, so it is not announced twice. */
  readonly named?: boolean;
  /** The child is a block, not part of a line. */
  readonly block?: boolean;
  /** The child does nothing else, so a tap shows the note too. */
  readonly onTap?: boolean;
}

const GAP = 8;

/** A short note on hover and focus. It stands in the top layer, so nothing clips it, and Escape hides it. */
export function Tooltip({ text, children, named = false, block = false, onTap = false }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const isHovered = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text takes another room
  useLayoutEffect(() => {
    // Measuring a page that is about to change is slow: only for a tooltip that is shown.
    const box = open ? tip.current : null;
    const around = box && anchor.current?.getBoundingClientRect();
    if (!box || !around) return;
    if (!box.matches(':popover-open')) box.showPopover();
    const { width, height } = box.getBoundingClientRect();
    const left = Math.min(Math.max(GAP, around.left + (around.width - width) / 2), innerWidth - width - GAP);
    const above = around.top - height - GAP;
    const below = Math.min(around.bottom + GAP, innerHeight - height - GAP);
    box.style.left = `${left}px`;
    box.style.top = `${above >= GAP ? above : Math.max(GAP, below)}px`;
  }, [open, text]);

  // A finger that goes elsewhere takes no focus away in every browser.
  useEffect(() => {
    if (!open || !onTap) return;
    const close = ({ target }: PointerEvent) => {
      if (!anchor.current?.contains(target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', close);
    return () => removeEventListener('pointerdown', close);
  }, [open, onTap]);

  const show = () => text && setOpen(true);
  const hide = () => setOpen(false);
  const hover = (isOver: boolean) => {
    isHovered.current = isOver;
    if (isOver) show();
    else hide();
  };
  const Anchor = block ? 'div' : 'span';
  return (
    <Anchor
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(e) => e.pointerType !== 'touch' && hover(true)}
      onPointerLeave={(e) => e.pointerType !== 'touch' && hover(false)}
      onFocus={(e) => e.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onClick={onTap ? () => setOpen((was) => !was || isHovered.current) : undefined}
      onKeyDown={(e) => e.key === 'Escape' && hide()}
      aria-describedby={open && !named ? id : undefined}
    >
      {children}
      {open && (
        <div ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
          {text}
        </div>
      )}
    </Anchor>
  );
}
