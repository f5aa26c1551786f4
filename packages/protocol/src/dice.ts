import type { Dice } from '@bretwalda/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Dice that nobody can choose and everybody can check: each roll follows from the server's secret, what the players
 * added, the game and the number of the roll, by HMAC-SHA-256 (RFC 2104). The server publishes the hash of its secret
 * before the first roll, and the secret itself when the game is over.
 */
export interface DiceSource {
  readonly secret: string;
  /** What each seat added before the first roll; empty: nothing. */
  readonly seeds: readonly string[];
  readonly game: string;
}

/** What is published before the first roll. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(utf8ToBytes(secret)));

/** The roll with a number, from 1 to `sides`. A value that would favour some sides is passed over. */
export function rollAt({ secret, seeds, game }: DiceSource, index: number, sides: number): number {
  const fair = Math.floor(2 ** 32 / sides) * sides;
  for (let block = 0; ; block++) {
    const message = JSON.stringify([game, seeds, index, block]);
    const digest = hmac(sha256, utf8ToBytes(secret), utf8ToBytes(message));
    const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let at = 0; at + 4 <= digest.byteLength; at += 4) {
      const value = words.getUint32(at);
      if (value < fair) return 1 + (value % sides);
    }
  }
}

/** Dice for play, from the roll with the number `first`; `rolled` counts on from there. */
export function fairDice(source: DiceSource, first: number): Dice & { readonly rolled: () => number } {
  let next = first;
  return { roll: (sides) => rollAt(source, next++, sides), rolled: () => next };
}
