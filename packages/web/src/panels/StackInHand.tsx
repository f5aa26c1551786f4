import { memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Stack } from '../map/board-types.ts';
import { StackToken } from '../map/StackToken.tsx';
import { useScene, useSession } from '../session/context.ts';
import { useMedia } from '../ui/use-media.ts';
import styles from './StackInHand.module.css';
import { HAND_HEIGHT, HAND_SCALE, spotByPointer, stackInHand, widthInHand } from './stack-in-hand.ts';
import { useChosenStack } from './use-chosen-stack.ts';

interface StackInHandProps {
  /** What holds the map. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** The chosen stack follows the mouse over the map, with its numbers (UI-59). */
export const StackInHand = memo(function StackInHand({ frame }: StackInHandProps) {
  const session = useSession();
  const fine = useMedia('(pointer: fine)');
  const chosen = useChosenStack();
  const mayDecide = useScene(() => session.mayDecide);
  return (
    fine && (
      <FollowingStack
        frame={frame}
        stack={mayDecide && chosen ? stackInHand(chosen.state, chosen.selection) : null}
      />
    )
  );
});

/** Where the mouse is over the map; null: elsewhere, or the keyboard was used since. */
type Place = { readonly x: number; readonly y: number } | null;

function FollowingStack({ frame, stack }: StackInHandProps & { readonly stack: Stack | null }) {
  const held = useRef<HTMLDivElement>(null);
  const mouse = useRef<Place>(null);
  const width = stack === null ? 0 : widthInHand(stack);

  useLayoutEffect(() => put(held.current, frame.current, mouse.current, width), [frame, width]);

  // A move of the mouse only moves this one element; nothing is drawn again.
  useEffect(() => {
    const map = frame.current;
    if (map === null) return;
    let drawing = 0;
    const follow = (place: Place) => {
      mouse.current = place;
      cancelAnimationFrame(drawing);
      if (width > 0) drawing = requestAnimationFrame(() => put(held.current, map, place, width));
    };
    const move = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      const over = target instanceof Element && target.closest('[role=application]') !== null;
      follow(over && pointerType !== 'touch' ? { x, y } : null);
    };
    const hide = () => follow(null);
    map.addEventListener('pointermove', move, { passive: true });
    map.addEventListener('pointerleave', hide);
    addEventListener('keydown', hide);
    return () => {
      cancelAnimationFrame(drawing);
      map.removeEventListener('pointermove', move);
      map.removeEventListener('pointerleave', hide);
      removeEventListener('keydown', hide);
    };
  }, [frame, width]);

  return (
    <div ref={held} className={styles.held} data-testid="held" aria-hidden="true">
      {stack && (
        <svg
          width={width}
          height={HAND_HEIGHT}
          viewBox={`-21 -23 ${width / HAND_SCALE} ${HAND_HEIGHT / HAND_SCALE}`}
          aria-hidden="true"
        >
          <StackToken stack={stack} badge grow={1} ribbon={null} behind={null} />
        </svg>
      )}
    </div>
  );
}

function put(held: HTMLElement | null, map: HTMLElement | null, place: Place, width: number): void {
  if (held === null || map === null) return;
  held.hidden = place === null || width === 0;
  if (place === null) return;
  const box = map.getBoundingClientRect();
  const { left, top } = spotByPointer({ left: place.x - box.left, top: place.y - box.top }, box, width);
  held.style.transform = `translate(${left}px, ${top}px)`;
}
