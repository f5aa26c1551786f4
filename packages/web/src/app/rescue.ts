import type { ReactNode } from 'react';

let atHand: ReactNode = null;

/**
 * What the open game says of itself, and how it is saved, if the screen fails around it. It is left with whoever catches
 * the error, because the first page knows nothing of games. Returns how to take it back.
 */
export function offerRescue(words: ReactNode): () => void {
  atHand = words;
  return () => {
    if (atHand === words) atHand = null;
  };
}

export const rescueAtHand = (): ReactNode => atHand;
