import { ENGLAND, IN_OR_SOUTH_OF_YORK_AND_CHESHIRE, type LandId } from '../board.ts';
import type { Card } from '../cards.ts';
import type { NationId } from '../nations.ts';
import { cnutLast } from '../order.ts';
import type { Ruleset, Variant } from '../ruleset.ts';
import { all, type Change, calendar, cards, figures, ways } from './changes.ts';

const BOARD_AND_COMPUTER = ['second-edition', 'computer-game'] as const;
const BOARD = ['second-edition'] as const;

const garrisonLand =
  (land: readonly LandId[]): Change =>
  (rules) => ({ ...rules, garrisonLand: land });

/** First printing: south of York and Cheshire, without the two. */
const SOUTH = IN_OR_SOUTH_OF_YORK_AND_CHESHIRE.filter((area) => area !== 'york' && area !== 'cheshire');

/** With how many areas a nation may submit to the Romans. */
const submission =
  (nation: NationId, most: number): Change =>
  (rules) =>
    figures({
      submissionAreas: rules.figures.submissionAreas.map(([id, areas]) => [id, id === nation ? most : areas]),
    })(rules);

/** Brigantes may submit to the Angles from a round on. */
const toAnglesFrom =
  (first: number): Change =>
  (rules: Ruleset) =>
    calendar({ submissionToAngles: [first, rules.calendar.submissionToAngles[1]] })(rules);

/** Boudicca's fall scores in her first round only. */
const boudiccaOnce = ({ eliminate = [], ...card }: Card): Card => ({
  ...card,
  eliminate: eliminate.map((line) =>
    line.leader === 'boudicca' && line.rounds !== 'any' ? { ...line, rounds: line.rounds.slice(0, 1) } : line,
  ),
});

/** Optional rules about submission, the Roman departure, crowns and the last reinforcements. */
export const POLITICS_VARIANTS = [
  {
    id: 'submit-when-attacked',
    rule: 'DIG-22',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['SUB-5', 'SUB-6'],
    change: ways({ submissionOffers: 'when-attacked' }),
  },
  // First printing
  {
    id: 'picts-submit-late',
    rulesets: BOARD,
    clauses: ['SUB-1'],
    change: submission('picts', 2),
  },
  {
    id: 'half-growth-down',
    rule: 'DIG-23',
    rulesets: BOARD_AND_COMPUTER,
    excludes: ['halves-down'],
    clauses: ['POP-13'],
    change: ways({ halfGrowth: 'down' }),
  },
  // First printing
  {
    id: 'halves-down',
    rulesets: BOARD,
    excludes: ['half-growth-down'],
    clauses: ['POP-13', 'SUB-24'],
    change: ways({ halfGrowth: 'down-to-one', halfPoints: 'down' }),
  },
  {
    id: 'leaders-end-submission',
    rule: 'DIG-24',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['SUB-25', 'SUB-26'],
    change: ways({ subjection: 'leaderless' }),
  },
  // First printing
  {
    id: 'brigantes-score-in-full',
    rulesets: BOARD,
    clauses: ['BSUB-1', 'BSUB-9'],
    change: all(ways({ pointsUnderAngles: 'all' }), toAnglesFrom(1)),
  },
  // First printing
  {
    id: 'boudicca-one-round',
    rulesets: BOARD,
    clauses: ['BEL-7'],
    change: cards((card, nation) => (nation === 'romans' ? boudiccaOnce(card) : card)),
  },
  {
    id: 'garrisons-in-england',
    rule: 'DIG-26',
    rulesets: BOARD_AND_COMPUTER,
    excludes: ['garrisons-as-wanted'],
    clauses: ['RB-1'],
    change: garrisonLand(ENGLAND),
  },
  // First printing
  {
    id: 'garrisons-as-wanted',
    rulesets: BOARD,
    excludes: ['garrisons-in-england'],
    clauses: ['RB-1', 'RB-4'],
    change: all(ways({ garrisonSize: 'as-wanted' }), garrisonLand(SOUTH)),
  },
  {
    id: 'ruins-garrisoned',
    rule: 'DIG-27',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['RB-1'],
    change: ways({ garrisonForts: 'ruins-too' }),
  },
  // First printing
  {
    id: 'belgae-spared',
    rulesets: BOARD,
    clauses: ['RB-13'],
    change: ways({ belgaeLater: 'spared' }),
  },
  // First printing
  {
    id: 'arthur-with-his-people',
    rulesets: BOARD,
    clauses: ['ART-2', 'ART-3'],
    change: ways({ arthur: 'with-his-people' }),
  },
  {
    id: 'open-ballot',
    rule: 'DIG-28',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['BRET-7'],
    change: ways({ ballot: 'open' }),
  },
  // First printing
  {
    id: 'bretwalda-from-anywhere',
    rulesets: BOARD,
    clauses: ['BRET-2'],
    change: ways({ bretwaldas: 'anywhere' }),
  },
  // First printing
  {
    id: 'king-among-players',
    rulesets: BOARD,
    clauses: ['KING-1'],
    change: ways({ kingsRivals: 'players' }),
  },
  {
    id: 'kings-army-in-england',
    rule: 'DIG-29',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['KING-2'],
    change: ways({ kingsArmy: 'england' }),
  },
  // Also in the first printing
  {
    id: 'cnut-sails-last',
    rule: 'DIG-31',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['KING-5', 'DANE-4'],
    change: (rules) => ({ ...rules, order: cnutLast(rules.order) }),
  },
  {
    id: 'cnut-takes-four',
    rule: 'DIG-31',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['DANE-4'],
    change: ways({ cnutsMen: 'four' }),
  },
  {
    id: 'norwegian-levy-in-england',
    rule: 'DIG-33',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['R16-2'],
    change: ways({ norwegianLevy: 'english-areas' }),
  },
  {
    id: 'harold-worth-two',
    rule: 'DIG-34',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['R16-4'],
    change: figures({ haroldsFall: 2 }),
  },
  {
    id: 'saxon-levy-together',
    rule: 'DIG-35',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['R16-3'],
    change: ways({ saxonLevy: 'together' }),
  },
  {
    id: 'last-leader-is-king',
    rule: 'DIG-30',
    rulesets: BOARD_AND_COMPUTER,
    clauses: ['KING-8'],
    change: ways({ lastLeader: 'always-king' }),
  },
] as const satisfies readonly Variant[];
