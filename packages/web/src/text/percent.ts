/** A chance in whole percents; nearly sure is not sure. */
export const percent = (share: number): string =>
  `${share < 1 - 1e-9 ? Math.min(99, Math.round(100 * share)) : 100}%`;
