/** Numbers below zero with a minus sign, not a hyphen; the same in every language. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** More or less than something: always with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? figure(n) : '±0');
