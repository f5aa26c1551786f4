import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for one another. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

export const randomId = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
