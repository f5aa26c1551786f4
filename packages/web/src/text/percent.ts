/** A chance in whole percents; 100 is only what is sure, but for one in ten thousand. */
export const percent = (share: number): string =>
  `${share < 1 - 1e-4 ? Math.min(99, Math.round(100 * share)) : 100}%`;
