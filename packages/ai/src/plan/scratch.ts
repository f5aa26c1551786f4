/**
 * A table of numbers that many short-lived users share, so that none of them has to make and fill one. An entry counts
 * only for the user who wrote it last; anybody else works it out again.
 */
export class Scratch {
  private static users = 0;
  private readonly values: Float64Array;
  private readonly writers: Int32Array;

  constructor(size: number) {
    this.values = new Float64Array(size);
    this.writers = new Int32Array(size);
  }

  static newUser(): number {
    Scratch.users = (Scratch.users + 1) | 0;
    return Scratch.users;
  }

  /** The user's number at a key; NaN: it has none. */
  read(user: number, key: number): number {
    return this.writers[key] === user ? (this.values[key] as number) : Number.NaN;
  }

  write(user: number, key: number, value: number): number {
    this.values[key] = value;
    this.writers[key] = user;
    return value;
  }
}
