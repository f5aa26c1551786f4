/** A chance as it is shown: less than one in ten thousand is never, and all but that is sure. */
export const trimmed = (share: number): number => (share < 1e-4 ? 0 : share > 1 - 1e-4 ? 1 : share);

/** A chance in whole percents; 100 is only what is sure. */
export const percent = (share: number): string =>
  `${trimmed(share) < 1 ? Math.min(99, Math.round(100 * share)) : 100}%`;
