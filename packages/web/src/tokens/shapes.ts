/** Outlines of the pieces, round 0, 0, about 32 units wide. */
export const LOZENGE =
  'M0 -16.2C1 -16.2 1.8 -15.8 2.5 -15.1L15.1 -2.5C16.5 -1.1 16.5 1.1 15.1 2.5L2.5 15.1C1.1 16.5 -1.1 16.5 -2.5 15.1L-15.1 2.5C-16.5 1.1 -16.5 -1.1 -15.1 -2.5L-2.5 -15.1C-1.8 -15.8 -1 -16.2 0 -16.2Z';
export const SHIELD =
  'M-13 -13.5C-8 -13 -4 -14 0 -16C4 -14 8 -13 13 -13.5C14.6 -2 11.4 10.6 0 17C-11.4 10.6 -14.6 -2 -13 -13.5Z';
export const CROWN =
  'M-8.4 -14.6L-10.2 -23L-5 -19.2L0 -25L5 -19.2L10.2 -23L8.4 -14.6C3 -16.2 -3 -16.2 -8.4 -14.6Z';
export const CROWN_PEARLS = [
  [-10.2, -23.2, 1.3],
  [0, -25.2, 1.5],
  [10.2, -23.2, 1.3],
] as const;
export const PENNANT = 'M-6.5 -7H6.5V5L0 9L-6.5 5Z';
export const PENNANT_FIELD = 'M-5.2 -5.7H5.2V4.2L0 7.4L-5.2 4.2Z';
export const WAVE = 'M-13 0q3.25 -4 6.5 0t6.5 0t6.5 0t6.5 0';

/** The symbols of players in lists and charts, in a square of 20 round 0, 0. */
export const PLAYER_SYMBOLS = {
  yellow: 'M0 -8.5A8.5 8.5 0 1 1 0 8.5A8.5 8.5 0 1 1 0 -8.5Z',
  green: 'M0 -9L9.5 8H-9.5Z',
  red: 'M0 -10L9.5 0L0 10L-9.5 0Z',
  blue: 'M-8 -8H8V8H-8Z',
  purple: 'M0 -9.5L9.5 -2.6L5.9 8.5H-5.9L-9.5 -2.6Z',
} as const;
