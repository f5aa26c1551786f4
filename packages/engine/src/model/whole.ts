/** Is this a whole number in a range? For data from outside. */
export const isWhole = (
  value: unknown,
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
): value is number => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
