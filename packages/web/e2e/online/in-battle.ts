import { type Action, decision, legalActions, type PendingKind, type Seat } from '@bretwalda/engine';
import type { GameConnection } from '@bretwalda/protocol';
import { beginTable, caughtUp, type Person } from '../support/people.ts';

const IN_BATTLES: readonly (PendingKind | undefined)[] = ['battle', 'retreat'];

/**
 * A game of two people in the middle of a battle: after some rounds of dice the attacker is asked whether to fight on. Nobody
 * knows how the dice of a server will fall, so tables are begun until it is so at one of them.
 */
export async function tableInBattle(attacker: Person, defender: Person): Promise<string> {
  for (;;) {
    const id = await beginTable([attacker, defender]);
    const [own, other] = [await attacker.visitor.connect(id), await defender.visitor.connect(id)];
    await intoBattle(own, other);
    const { state } = own.game.snapshot();
    for (const one of [own, other]) one.close();
    if (state.pending?.kind === 'retreat') return id;
  }
}

/** The attacker lands in three places and fights; until the attacker is asked, both sides stand their ground. */
async function intoBattle(own: GameConnection, other: GameConnection): Promise<void> {
  const state = () => own.game.snapshot().state;
  const act = async (at: GameConnection, action: Action | undefined) => {
    await caughtUp(at.game, own.game.revision);
    const answer = action && (await at.game.submit([action], at.game.revision, at.seat as Seat));
    if (answer?.kind !== 'ok') throw new Error(JSON.stringify({ action, answer }));
    await caughtUp(own.game, answer.revision);
  };
  for (const to of ['kent', 'sussex', 'wessex'])
    await act(
      own,
      legalActions(state()).find((one) => one.type === 'move' && one.to === to && one.count === 2),
    );
  await act(own, { type: 'end' });
  while (IN_BATTLES.includes(state().pending?.kind)) {
    if (decision(state())[0]?.seat === other.seat) await act(other, { type: 'stand' });
    else if (state().pending?.kind === 'retreat') return;
    else await act(own, legalActions(state())[0]);
  }
}
