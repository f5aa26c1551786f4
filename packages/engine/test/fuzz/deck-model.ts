import type { NationId } from '../../src/data/nations.ts';
import type { GameEvent, Rolls } from '../../src/model/event.ts';
import { nationOf } from '../../src/model/ids.ts';
import { ownerOf } from '../../src/model/readers.ts';
import { figuresOf } from '../../src/model/rules.ts';
import type { GameState } from '../../src/model/state.ts';

/** Decks of dice as battles tell them: cards go one by one as they are drawn, and all come back at once (RUL-142). */
export class DeckModel {
  private readonly copies: number;
  private readonly decks: number[][];
  private sides: { readonly attacker: NationId; readonly defender: NationId } | undefined;

  constructor(state: GameState) {
    this.copies = figuresOf(state).diceDeck;
    this.decks = this.copies > 0 ? Array.from({ length: state.seats }, () => this.full()) : [];
  }

  private full(): number[] {
    return new Array<number>(6).fill(this.copies);
  }

  follow(event: GameEvent, state: GameState): void {
    if (event.type === 'battle-started') this.sides = event;
    if (event.type !== 'battle-rolled' || this.copies === 0 || !this.sides) return;
    const attacker = ownerOf(state, nationOf(this.sides.attacker));
    const defender = ownerOf(state, nationOf(this.sides.defender));
    this.draw(attacker, event.attacker);
    this.draw(defender, event.defender);
    const left = { attacker: this.decks[attacker], defender: this.decks[defender] };
    if (JSON.stringify(event.decks) !== JSON.stringify(left))
      throw new Error(`the event tells of decks ${JSON.stringify(event.decks)}, not ${JSON.stringify(left)}`);
  }

  private draw(seat: number, { infantry, cavalry, fort, burh }: Rolls): void {
    const deck = this.decks[seat] as number[];
    for (const face of [...infantry, ...cavalry, ...fort, ...burh]) {
      const left = (deck[face - 1] ?? 0) - 1;
      if (left < 0) throw new Error(`seat ${seat} drew a ${face} that its deck no longer has`);
      deck[face - 1] = left;
      if (deck.every((cards) => cards === 0)) this.decks[seat]?.splice(0, 6, ...this.full());
    }
  }

  check(state: GameState): void {
    const told = JSON.stringify(this.copies > 0 ? this.decks : null);
    if (JSON.stringify(state.decks) !== told)
      throw new Error(`the decks are ${JSON.stringify(state.decks)}, by the dice ${told}`);
  }
}
