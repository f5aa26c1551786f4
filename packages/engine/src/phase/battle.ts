import { nameLosses } from '../effect/attacker-losses.ts';
import type { DecisionRule } from '../model/decision.ts';
import type { RollCause } from '../model/dice.ts';
import type { Draft } from '../model/draft.ts';
import type { Rolls } from '../model/event.ts';
import { type Area, areaOf, landId, type Nation, NOBODY, nationId } from '../model/ids.ts';
import { holderOf, ownerOf } from '../model/readers.ts';
import { figuresOf } from '../model/rules.ts';
import type { Battle, BattleStage } from '../model/state.ts';
import { violation } from '../model/violation.ts';
import {
  addHits,
  contestedAreas,
  forceIn,
  isSheltered,
  NO_HITS,
  type Tally,
  tally,
} from '../query/battle.ts';
import { hitsIn, type Side } from '../query/battle-account.ts';
import { isFirstHalf } from '../query/moment.ts';
import { armiesIn, isContested, leaderIn, sum } from '../query/occupation.ts';
import { canRetreat } from '../query/retreat.ts';
import { resolveCasualties } from './casualties.ts';
import { askForts } from './forts.ts';
import { openRoads } from './movement-end.ts';

/** The Battles/Retreats Phase (BAT): every contested area, in the order the attacker picks. */

export function battles(d: Draft): void {
  const battle = d.s.battle;
  if (battle) STAGES[battle.stage](d, battle);
  else if (contestedAreas(d.s).length > 0) d.ask({ kind: 'battle', nation: d.s.nation });
  else endBattles(d);
}

/** A Major Invasion goes into its second half (MAJ-1); otherwise the turn goes on. */
function endBattles(d: Draft): void {
  if (askForts(d)) return;
  openRoads(d);
  if (isFirstHalf(d.s)) {
    d.s.invasionHalf = 2;
    d.goto('movement');
  } else d.endStep();
}

/** DEC-13: which battle next. */
export const battleRule: DecisionRule<'battle'> = {
  kind: 'battle',
  answers: ['fight'],
  legal: (s) => contestedAreas(s).map((area) => ({ type: 'fight', area: landId(area) })),
  problem(s, p, action) {
    const { area } = action;
    if (isContested(s, areaOf(area))) return undefined;
    return violation('battle-none-there', 'BAT-2', {
      nation: nationId(p.nation),
      area,
      battles: contestedAreas(s).map(landId),
    });
  },
  apply(d, p, action) {
    const area = areaOf(action.area);
    const defender = holderOf(d.s, area);
    d.newBattle({
      area,
      defender,
      round: 0,
      stage: 'roll',
      onAttacker: NO_HITS,
      onDefender: NO_HITS,
      attackerCavalry: -1,
      defenderCavalry: -1,
      burhLost: -1,
      owedInfantry: 0,
      owedCavalry: 0,
    });
    d.emit({
      type: 'battle-started',
      area: landId(area),
      attacker: nationId(p.nation),
      defender: nationId(defender),
    });
    d.done();
  },
  fallback(s, p) {
    const most = contestedAreas(s).reduce((a, b) =>
      armiesIn(s, p.nation, b) > armiesIn(s, p.nation, a) ? b : a,
    );
    return { type: 'fight', area: landId(most) };
  },
};

/** BAT-3: the stages of a round of battle. Each runs until somebody has to decide. */
const STAGES: Readonly<Record<BattleStage, (d: Draft, battle: Battle) => void>> = {
  roll: rollDice,
  casualties: resolveCasualties,
  'losses-done'(d, battle) {
    d.battle.stage = isContested(d.s, battle.area) ? 'defender' : 'ended';
  },
  defender(d, battle) {
    if (canRetreat(d.s, battle.defender, 'defender'))
      d.ask({ kind: 'retreat', nation: battle.defender, side: 'defender' });
    else d.battle.stage = 'attacker';
  },
  attacker(d) {
    if (canRetreat(d.s, d.s.nation, 'attacker'))
      d.ask({ kind: 'retreat', nation: d.s.nation, side: 'attacker' });
    else d.battle.stage = 'roll';
  },
  ended(d, battle) {
    if (!nameLosses(d, battle)) return;
    d.newBattle(null);
    const holder = holderOf(d.s, battle.area);
    d.emit({
      type: 'battle-ended',
      area: landId(battle.area),
      holder: holder === NOBODY ? null : nationId(holder),
    });
  },
};

/** Both sides roll a die for each army, fort and burh, by type (BAT-4, BAT-5). */
function rollDice(d: Draft, battle: Battle): void {
  const { area, defender, carriedOnAttacker, carriedOnDefender } = battle;
  const attacker = d.s.nation;
  const attackers = sideIn(d, attacker, area);
  const defenders = sideIn(d, defender, area);
  const attack = rollFor(d, attackers, area);
  const defence = rollFor(d, defenders, area);
  const round = battle.round + 1;
  const { dicePerUnit } = figuresOf(d.s);
  const onDefender = addHits(hitsIn(attackers, attack, isSheltered(area)), carriedOnDefender);
  const onAttacker = addHits(hitsIn(defenders, defence, false), carriedOnAttacker);
  const defenderTally = tally(defenders, onDefender, dicePerUnit);
  const attackerTally = tally(attackers, onAttacker, dicePerUnit);
  const rolled = {
    type: 'battle-rolled',
    area: landId(area),
    round,
    attacker: attack,
    defender: defence,
  } as const;
  const plain = dicePerUnit === 1 && d.s.decks === null;
  d.emit(plain ? rolled : { ...rolled, ...luckOf(d, battle, attackerTally, defenderTally) });
  const now = d.battle;
  now.round = round;
  now.stage = 'casualties';
  now.onDefender = defenderTally.losses;
  now.onAttacker = attackerTally.losses;
  now.attackerCavalry = -1;
  now.defenderCavalry = -1;
  now.burhLost = -1;
  if (dicePerUnit > 1) {
    now.carriedOnAttacker = attackerTally.carried;
    now.carriedOnDefender = defenderTally.carried;
  }
}

/** What the dice leave behind under some optional rules: carried hits and decks (RUL-141, RUL-142). */
const luckOf = (d: Draft, battle: Battle, onAttacker: Tally, onDefender: Tally) => ({
  ...(figuresOf(d.s).dicePerUnit > 1 && {
    carried: {
      onAttacker: { before: battle.carriedOnAttacker ?? NO_HITS, after: onAttacker.carried },
      onDefender: { before: battle.carriedOnDefender ?? NO_HITS, after: onDefender.carried },
    },
  }),
  ...(d.s.decks && { decks: { attacker: deckOf(d, d.s.nation), defender: deckOf(d, battle.defender) } }),
});

function sideIn(d: Draft, nation: Nation, area: Area): Side {
  const { strong, infantry, cavalry, fort, burh } = forceIn(d.s, nation, area);
  return { nation, strong, infantry, cavalry, fort, burh, led: leaderIn(d.s, nation, area) !== undefined };
}

function rollFor(d: Draft, { nation, infantry, cavalry, fort, burh }: Side, area: Area): Rolls {
  const seat = ownerOf(d.s, nation);
  const cause: BattleCause = { why: 'battle', seat, nation: nationId(nation), area: landId(area) };
  const { dicePerUnit } = figuresOf(d.s);
  return {
    infantry: rollDiceFor(d, infantry * dicePerUnit, cause),
    cavalry: rollDiceFor(d, cavalry * dicePerUnit, cause),
    fort: rollDiceFor(d, fort * dicePerUnit, cause),
    burh: rollDiceFor(d, burh * dicePerUnit, cause),
  };
}

type BattleCause = Extract<RollCause, { why: 'battle' }>;

const NO_ROLLS: readonly number[] = [];

function rollDiceFor(d: Draft, count: number, cause: BattleCause): readonly number[] {
  if (count === 0) return NO_ROLLS;
  const rolls: number[] = [];
  for (let i = 0; i < count; i++) rolls.push(d.s.decks === null ? d.roll(6, cause) : drawCard(d, cause));
  return rolls;
}

/** What is left to the player of a nation. Copied: the next draw of the same action changes the deck. */
const deckOf = (d: Draft, nation: Nation): readonly number[] => [...d.deck(ownerOf(d.s, nation))];

/** A die drawn from the deck of its player: every card left is as likely. An empty deck is shuffled anew (RUL-142). */
function drawCard(d: Draft, cause: BattleCause): number {
  const deck = d.deck(cause.seat);
  let card = d.roll(sum(deck), cause);
  const face = deck.findIndex((left) => {
    card -= left;
    return card <= 0;
  });
  deck[face] = (deck[face] ?? 0) - 1;
  if (sum(deck) === 0) deck.fill(figuresOf(d.s).diceDeck);
  return face + 1;
}
