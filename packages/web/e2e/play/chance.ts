/** A number from 0 to below the given one. */
export type Chance = (below: number) => number;

/** Whole numbers that look like chance and are the same in every run. */
export function chance(seed: number): Chance {
  let at = seed;
  return (below) => {
    at = (Math.imul(at, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return Math.floor(((at >>> 8) / 0x80_0000) * below);
  };
}
