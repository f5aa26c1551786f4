import type { Action, SeenEntry } from '@bretwalda/engine';

/** Steps that were taken back together, each with its actions. */
interface TakenBack {
  readonly steps: readonly (readonly Action[])[];
  /** Only as long as the game is at this revision they fit. */
  revision: number;
}

/** What a person did step by step, so that steps that were taken back can be played again. */
export class UndoSteps {
  /** Journal lengths at which a person began something. */
  private begun: readonly number[] = [];
  /** The latest last. */
  private takenBack: readonly TakenBack[] = [];

  /** A person has done something; the journal had `length` entries before. */
  played(length: number): void {
    this.begun = [...this.begun.filter((start) => start < length), length];
  }

  /** The entries after the first `length` were taken back; the game was at the revision `before`. */
  undone(entries: readonly SeenEntry[], length: number, before: number, revision: number): void {
    const starts = [length, ...this.begun.filter((start) => start > length)];
    const steps = starts.map((start, i) =>
      entries
        .filter(({ seq }) => seq >= start && seq < (starts[i + 1] ?? Number.POSITIVE_INFINITY))
        .flatMap(({ action }) => action ?? []),
    );
    this.takenBack = [...(this.mayRedo(before) ? this.takenBack : []), { steps, revision }];
    this.begun = this.begun.filter((start) => start < length);
  }

  mayRedo(revision: number): boolean {
    return this.takenBack.at(-1)?.revision === revision;
  }

  /** The steps that redo plays. They are no longer taken back. */
  takeLast(): TakenBack['steps'] {
    const last = this.takenBack.at(-1);
    this.takenBack = this.takenBack.slice(0, -1);
    return last?.steps ?? [];
  }

  /** A redo has come to its end: what was taken back before it fits again. */
  redone(revision: number): void {
    const last = this.takenBack.at(-1);
    if (last) last.revision = revision;
  }
}
