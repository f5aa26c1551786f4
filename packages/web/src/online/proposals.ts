import type { GameResult, SeenEvent } from '@bretwalda/protocol';

export type ProposalKind = 'undo' | 'end' | 'pause' | 'resume' | 'absent';

/** Something that the people at a table are asked to agree on, and is not settled. */
export interface Proposal {
  readonly id: string;
  readonly kind: ProposalKind;
  /** Who proposes it; null: the server, since somebody is out of time. */
  readonly seat: number | null;
  readonly asked: readonly number[];
  readonly agreed: readonly number[];
  readonly refused: readonly number[];
  readonly body: ProposalBody;
  /** When those who have answered decide alone; null: everybody is waited for. */
  readonly due: string | null;
}

export interface ProposalBody extends Partial<GameResult> {
  /** Of an undo: the number of entries that stay. */
  readonly length?: number;
  /** Of an end: by which result. */
  readonly by?: 'present' | 'projected';
  /** Who is out of time. */
  readonly seat?: number;
  readonly name?: string;
  /** Whoever has been silent at a table without a clock. */
  readonly player?: string;
}

/** What was proposed at a table and is still open, from all that was told there. */
export function openProposals(events: readonly SeenEvent[]): readonly Proposal[] {
  const open = new Map<string, Proposal>();
  for (const { kind, body } of events) {
    if (kind === 'proposed') {
      const { id, kind: what, seat, asked, body: more, due = null } = body as Proposal;
      open.set(id, {
        id,
        kind: what,
        seat,
        asked,
        agreed: seat === null ? [] : [seat],
        refused: [],
        body: more,
        due,
      });
    } else if (kind === 'answered') {
      const { id, seat, yes } = body as { id: string; seat: number; yes: boolean };
      const known = open.get(id);
      if (known) open.set(id, answered(known, seat, yes));
    } else if (kind === 'settled') open.delete((body as { id: string }).id);
    else if (kind === 'ended') open.clear();
  }
  return [...open.values()];
}

function answered(proposal: Proposal, seat: number, yes: boolean): Proposal {
  const agreed = [...proposal.agreed.filter((one) => one !== seat), ...(yes ? [seat] : [])];
  const refused = [...proposal.refused.filter((one) => one !== seat), ...(yes ? [] : [seat])];
  return { ...proposal, agreed, refused };
}

/** What became of a proposal, with what was proposed. */
export interface Settled {
  readonly seq: number;
  readonly agreed: boolean;
  readonly proposal: Proposal;
}

export function settledProposals(events: readonly SeenEvent[]): readonly Settled[] {
  const proposed = new Map<string, Proposal>();
  const settled: Settled[] = [];
  for (const { seq, kind, body } of events) {
    if (kind === 'proposed') {
      const told = body as Proposal;
      proposed.set(told.id, { ...told, agreed: [], refused: [] });
    } else if (kind === 'settled') {
      const { id, agreed } = body as { id: string; agreed: boolean };
      const proposal = proposed.get(id);
      if (proposal) settled.push({ seq, agreed, proposal });
    }
  }
  return settled;
}
