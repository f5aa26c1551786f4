import { describe, expect, it } from 'vitest';
import { NATIONS } from '../../src/data/nations.ts';
import { SCENARIOS } from '../../src/data/scenarios.ts';
import { fromPosition } from '../../src/game/from-position.ts';
import { checkConfig, newGame } from '../../src/game/new-game.ts';
import { check, seatOfAction } from '../../src/game/play.ts';
import { toPosition } from '../../src/game/position.ts';
import type { EventType } from '../../src/model/event.ts';
import { toSeat } from '../../src/model/ids.ts';
import type { GameState, PendingKind } from '../../src/model/state.ts';
import { VIOLATION_CODES, type Violation } from '../../src/model/violation.ts';
import { parseAction } from '../../src/notation/action-text.ts';
import { loadGame, makeSave, parseSave } from '../../src/notation/save.ts';
import { at } from '../support.ts';
import { noSightings, type Sightings, watch, watchGame } from './fuzz.ts';
import { optionSets } from './option-sets.ts';

/** Random games until every decision, event, refusal and special rule has occurred at least once. */

const MOST_GAMES = 2000;

/** Written as records so that the compiler insists on every kind. */
const DECISIONS: Record<PendingKind, true> = {
  begin: true,
  side: true,
  allowance: true,
  burhs: true,
  place: true,
  'leave-out': true,
  leader: true,
  move: true,
  permission: true,
  submit: true,
  displace: true,
  battle: true,
  strike: true,
  'burh-loss': true,
  forts: true,
  losses: true,
  retreat: true,
  withdraw: true,
  remove: true,
  replace: true,
  ballot: true,
  vote: true,
  exchange: true,
};

const EVENTS: Record<EventType, true> = {
  'order-drawn': true,
  'side-taken': true,
  'sides-settled': true,
  'round-started': true,
  'turn-started': true,
  'movement-started': true,
  'movement-ended': true,
  automatic: true,
  allowance: true,
  population: true,
  'marker-set': true,
  'no-room': true,
  placed: true,
  'left-out': true,
  'leader-entered': true,
  'leader-stays-out': true,
  'leader-left': true,
  'leader-eliminated': true,
  moved: true,
  retreated: true,
  withdrew: true,
  displaced: true,
  'moves-taken-back': true,
  'fort-built': true,
  'fort-destroyed': true,
  'fort-removed': true,
  permission: true,
  submitted: true,
  resisted: true,
  'submission-ended': true,
  'battle-started': true,
  'battle-rolled': true,
  eliminated: true,
  'battle-ended': true,
  removed: true,
  replaced: true,
  dismounted: true,
  points: true,
  ballot: true,
  'ballot-cast': true,
  voted: true,
  bretwalda: true,
  king: true,
  exchanged: true,
  'lost-reinforcements': true,
  'round-ended': true,
  'game-over': true,
};

/** What is special about the nations, in the words of the runner. */
const SPECIALS = [
  ...NATIONS.flatMap((n) => n.leaders).map((leader) => `leader ${leader}`),
  ...['belgae', 'welsh', 'brigantes', 'picts'].map((nation) => `${nation} submit to the romans`),
  'brigantes submit to the angles',
  'displacement',
  'leave to abandon',
  'abandonment refused',
  ...['romans', 'scots', 'norsemen', 'dubliners', 'danes', 'norwegians', 'saxons', 'angles', 'normans'].map(
    (nation) => `Major Invasion of the ${nation}`,
  ),
  ...['picts', 'irish', 'scots', 'norsemen', 'dubliners', 'danes', 'saxons', 'jutes', 'angles'].map(
    (nation) => `withdrawal of the ${nation}`,
  ),
  ...[
    'population',
    'king',
    'special',
    'boudicca',
    'arthur',
    'invaders',
    'reinforcements',
    'romano-british',
  ].map((why) => `placed ${why}`),
  ...['overpopulation', 'reduction', 'departure', 'roman-departure'].map((why) => `removed ${why}`),
  ...[
    'occupy',
    'hold',
    'limes',
    'limit',
    'subject-half',
    'eliminate',
    'special',
    'bretwalda',
    'king',
    'taken-back',
  ].map((reason) => `points ${reason}`),
  'King',
  'King Cnut',
  'King of 1066',
  'Bretwalda',
  "Harold's fall",
];

const missing = (wanted: readonly string[], seen: ReadonlySet<string>) => wanted.filter((x) => !seen.has(x));

const stillMissing = (seen: Sightings) => ({
  decisions: missing(Object.keys(DECISIONS), seen.decisions),
  events: missing(Object.keys(EVENTS), seen.events),
  violations: missing(VIOLATION_CODES, seen.violations),
  specials: missing(SPECIALS, seen.specials),
});

/** Refusals that no order in a running game can meet: bad texts, files, configurations, positions, late orders. */
function refusalsOfInput(): string[] {
  const state = newGame({ scenario: 'two-vikings' });
  const save = makeSave({ config: { scenario: 'two-vikings' }, journal: [] });
  const over: GameState = { ...state, step: 'over', pending: null };
  const textRefusal = parseAction('mvoe 2 kent essex');
  const badPosition = fromPosition({ ...toPosition(state), round: 99 });
  const found: (Violation | undefined | false)[] = [
    check(state, { type: 'move', from: 'kent' }),
    check(state, { type: 'stand' }),
    check(over, { type: 'end' }),
    check(state, { type: 'end' }, toSeat(1 - seatOfAction(state, { type: 'end' }))),
    checkConfig({ scenario: 'chess' }),
    checkConfig({ scenario: 'standard-4', options: { variants: ['dice-deck-24', 'dice-deck-48'] } }),
    !textRefusal.ok && textRefusal.violation,
    !badPosition.ok && badPosition.violation,
    ...[save.slice(0, -4), save.replace(/edition \d+/, 'edition 99')].map((text) => {
      const parsed = parseSave(text);
      return !parsed.ok && parsed.violation;
    }),
  ];
  expect(loadGame(save).ok).toBe(true);
  return found.flatMap((v) => (v ? [v.code] : []));
}

/** Moments that random games reach too seldom; short random games start from them as well. */
const OPENINGS = [
  // More Norsemen than pieces: some of the invaders of two seas stay out.
  `round 12 norsemen invaders
   hebrides: norsemen 4
   skye: norsemen 2
   orkneys: norsemen 2
   cumbria: angles 1`,
  // Pict raiders of whom some find their home taken.
  `round 4 picts withdrawal
   york: picts 1
   lothian: picts 1
   mar: brigantes 1
   turn {"groups":[{"at":"york","kind":"infantry","n":1,"start":"york","back":null,"home":"mar","spent":0,"flags":0,"trail":0},{"at":"lothian","kind":"infantry","n":1,"start":"lothian","back":null,"home":"dunedin","spent":0,"flags":0,"trail":0}]}`,
  // A nation that has to submit.
  `two-early round 2 romans battles
   kent: romans 2 fort
   gwynedd: welsh 1
   turn {"window":[]}`,
];

describe('everything happens', () => {
  it('every decision, event, refusal and special rule occurs in random games', { timeout: 900_000 }, () => {
    const seen = noSightings();
    for (const code of refusalsOfInput()) seen.violations.add(code);
    for (const text of OPENINGS) for (let seed = 0; seed < 100; seed++) watch(at(text).state, seed, seen, 40);
    const chosen = SCENARIOS.map(({ rules }, place) => optionSets(rules, place));
    let games = 0;
    let left = stillMissing(seen);
    while (Object.values(left).some((list) => list.length > 0) && games < MOST_GAMES) {
      const place = games % SCENARIOS.length;
      const round = Math.floor(games / SCENARIOS.length);
      const { id } = SCENARIOS[place] as (typeof SCENARIOS)[number];
      // Every second round of all scenarios is played with optional rules by lot.
      watchGame(id, games + 1, seen, round % 2 === 1 ? chosen[place]?.() : undefined);
      games++;
      left = stillMissing(seen);
    }
    expect(left, `after ${games} games`).toEqual({ decisions: [], events: [], violations: [], specials: [] });
  });
});
