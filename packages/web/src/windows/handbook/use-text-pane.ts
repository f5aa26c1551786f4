import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { passageId } from './anchor.ts';
import type { RulePlace } from './rule-places.ts';
import type { Hit } from './search-index.ts';

/** How far below the upper edge a heading still counts as reached. */
const REACHED = 96;
const ABOVE = 16;

interface TextPane {
  readonly ref: RefObject<HTMLElement | null>;
  /** Anchor of the section being read. */
  readonly section: string;
  readonly onScroll: () => void;
  readonly show: (place: RulePlace) => void;
  readonly showHit: (hit: Hit) => void;
}

/** Brings an element to `above` pixels from the upper edge, and sideways into view within its table. */
function reveal(pane: HTMLElement, element: Element, above: number): void {
  const distance = element.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  pane.scrollTop += distance - above;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function sectionInView(pane: HTMLElement): string | undefined {
  const line = pane.getBoundingClientRect().top + REACHED;
  let found: string | undefined;
  for (const heading of pane.querySelectorAll<HTMLElement>('[data-section]')) {
    if (found !== undefined && heading.getBoundingClientRect().top > line) break;
    found = heading.dataset.section;
  }
  return found;
}

/** The scrolling text: where it stands, and how to bring a place of it into view. */
export function useTextPane(start: RulePlace | undefined): TextPane {
  const ref = useRef<HTMLElement>(null);
  const [section, setSection] = useState(start?.section ?? '');
  const frame = useRef(0);

  const look = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const pane = ref.current;
      if (pane) setSection(sectionInView(pane) ?? '');
    });
  }, []);

  const show = useCallback((place: RulePlace) => {
    const element = document.getElementById(passageId(place.passage));
    if (!ref.current || !element) return;
    reveal(ref.current, element, ABOVE);
    element.focus({ preventScroll: true });
  }, []);

  const showHit = useCallback((hit: Hit) => {
    const pane = ref.current;
    const mark = pane?.querySelector(`[data-hit="${hit.index}"]`);
    if (pane && mark) reveal(pane, mark, pane.clientHeight / 3);
  }, []);

  // One frame later, when the window has opened and has its size.
  useLayoutEffect(() => {
    const opened = requestAnimationFrame(() => {
      if (start) show(start);
      else ref.current?.focus({ preventScroll: true });
      look();
    });
    return () => {
      cancelAnimationFrame(opened);
      cancelAnimationFrame(frame.current);
    };
  }, [start, show, look]);

  return { ref, section, onScroll: look, show, showHit };
}
