import {
  type Action,
  decision,
  type GameState,
  legalActions,
  type PendingKind,
  type Seat,
} from '@bretwalda/engine';
import type { GameConnection } from '@bretwalda/protocol';
import { beginTable, caughtUp, type Person } from '../support/people.ts';

const IN_BATTLES: readonly (PendingKind | undefined)[] = ['battle', 'retreat'];

/** Nobody knows how the dice of a server will fall, so tables are begun until what a test needs has happened at one of them. */
async function tableWhere(
  attacker: Person,
  defender: Person,
  fight: (own: GameConnection, other: GameConnection) => Promise<boolean>,
  before: (id: string) => Promise<unknown> = async () => {},
): Promise<string> {
  for (;;) {
    const id = await beginTable([attacker, defender]);
    await before(id);
    const [own, other] = [await attacker.visitor.connect(id), await defender.visitor.connect(id)];
    try {
      await land(own);
      if (await fight(own, other)) return id;
    } finally {
      for (const one of [own, other]) one.close();
    }
  }
}

/** A game of two people in the middle of a battle: after some rounds of dice the attacker is asked whether to fight on. */
export const tableInBattle = (attacker: Person, defender: Person): Promise<string> =>
  tableWhere(attacker, defender, async (own, other) => {
    while (inBattle(own) && !isAsked(own, own)) {
      if (isAsked(other, own)) await act(own, other, { type: 'stand' });
      else await act(own, own, legalActions(stateOf(own))[0]);
    }
    return inBattle(own);
  });

/** A game of two people in which an order that the defender gave beforehand has just answered in a battle. */
export const tableWithOrderUsed = (
  attacker: Person,
  defender: Person,
  give: (id: string) => Promise<unknown>,
): Promise<string> =>
  tableWhere(
    attacker,
    defender,
    async (own, other) => {
      while (inBattle(own)) {
        if (own.game.snapshot().journal.some(({ seat }) => seat === other.seat)) return true;
        if (isAsked(other, own)) await caughtUp(own.game, own.game.revision + 1);
        else await act(own, own, isAsked(own, own) ? { type: 'stand' } : legalActions(stateOf(own))[0]);
      }
      return false;
    },
    give,
  );

const stateOf = ({ game }: GameConnection): GameState => game.snapshot().state;

const inBattle = (own: GameConnection): boolean => IN_BATTLES.includes(stateOf(own).pending?.kind);

/** Is somebody asked whether to retreat, as far as the attacker knows? */
const isAsked = ({ seat }: GameConnection, own: GameConnection): boolean =>
  stateOf(own).pending?.kind === 'retreat' && decision(stateOf(own))[0]?.seat === seat;

/** Somebody plays, and the attacker has seen it. */
async function act(own: GameConnection, at: GameConnection, action: Action | undefined): Promise<void> {
  await caughtUp(at.game, own.game.revision);
  const answer = action && (await at.game.submit([action], at.game.revision, at.seat as Seat));
  if (answer?.kind !== 'ok') throw new Error(JSON.stringify({ action, answer }));
  await caughtUp(own.game, answer.revision);
}

/** Two Romans each go to three places. */
async function land(own: GameConnection): Promise<void> {
  for (const to of ['kent', 'sussex', 'wessex'])
    await act(
      own,
      own,
      legalActions(stateOf(own)).find((one) => one.type === 'move' && one.to === to && one.count === 2),
    );
  await act(own, own, { type: 'end' });
}
