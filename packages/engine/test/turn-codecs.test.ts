import { describe, expect, it } from 'vitest';
import { fromPosition } from '../src/game/from-position.ts';
import { toPosition } from '../src/game/position.ts';
import { GROUP, LEADER, PENDING, TURN } from '../src/model/codecs.ts';
import {
  AREA,
  AREA_COUNT,
  HIDDEN_VOTE,
  LAND_COUNT,
  NATION,
  NATION_COUNT,
  NO_VOTE,
  NOBODY,
} from '../src/model/ids.ts';
import type { GameState, Pending, PendingKind } from '../src/model/state.ts';
import { playing } from './options.ts';
import { at, start, type TestGame } from './support.ts';

/** What lives within a turn, as it is written in a position. */

function readTurn(turn: unknown) {
  const problems: [string, string][] = [];
  const found = TURN.read(turn, 'turn', (path, expected) => problems.push([path, expected]));
  return { found, problems };
}

const problems = (turn: unknown) => readTurn(turn).problems;

function good(turn: unknown) {
  const { found, problems } = readTurn(turn);
  expect(problems).toEqual([]);
  return found;
}

/** Through plain JSON and back. */
function again(state: GameState): GameState {
  const result = fromPosition(JSON.parse(JSON.stringify(toPosition(state))));
  if (!result.ok) throw new Error(JSON.stringify(result.violation));
  return result.value;
}

const group = {
  at: 'kent',
  kind: 'cavalry',
  n: 2,
  start: 'frisian-sea',
  back: 'essex',
  home: null,
  spent: 1,
  flags: 12,
  trail: 5,
};
const leader = { id: 'alfred', at: 'kent', start: 'essex', home: null, spent: 1, flags: 4, from: 'essex' };

describe('A group', () => {
  it('is written with the names of its areas, null where there is none, and read back', () => {
    const inside = {
      at: AREA.kent,
      kind: 'cavalry',
      count: 2,
      start: AREA['frisian-sea'],
      retreatTo: AREA.essex,
      withdrawTo: -1,
      spent: 1,
      flags: 12,
      trail: 5,
    };
    const [read] = good({ groups: [group] }).groups ?? [];
    expect(read).toEqual(inside);
    expect(read && GROUP.write(read)).toEqual(group);
  });

  it.each([
    ['at', 'atlantis', 'an area'],
    ['at', 3, 'an area'],
    ['start', null, 'an area'],
    ['back', 'atlantis', 'an area or null'],
    ['home', -1, 'an area or null'],
    ['kind', 'fleet', 'one of infantry, cavalry'],
    ['n', -1, 'a whole number from 0 to 99'],
    ['n', 100, 'a whole number from 0 to 99'],
    ['spent', 1.5, 'a whole number from 0 to 99'],
    ['flags', 32, 'a whole number from 0 to 31'],
    ['trail', -1, `a whole number from 0 to ${2 ** AREA_COUNT}`],
  ])('its %s is not %j', (field, value, expected) => {
    expect(problems({ groups: [group, { ...group, [field]: value }] })).toEqual([
      [`turn.groups[1].${field}`, expected],
    ]);
  });
});

describe('A leader', () => {
  it('is written with his name and the names of his areas, and read back', () => {
    const [read] = good({ leaders: [leader] }).leaders ?? [];
    const { home: _, ...rest } = leader;
    const areas = { at: AREA.kent, start: AREA.essex, withdrawTo: -1, from: AREA.essex };
    expect(read).toEqual({ ...rest, ...areas });
    expect(read && LEADER.write(read)).toEqual(leader);
  });

  it.each([['merlin'], ['toString'], [['alfred']], [null], [7]])('is nobody named %j', (id) => {
    expect(problems({ leaders: [{ ...leader, id }] })).toEqual([['turn.leaders[0].id', 'a leader']]);
  });
});

describe('A battle', () => {
  const battle = {
    area: 'kent',
    defender: 'angles',
    round: 2,
    stage: 'casualties',
    onAttacker: { high: 1, low: 0 },
    onDefender: { high: 0, low: 2 },
    attackerCavalry: -1,
    defenderCavalry: 0,
    burhLost: -1,
    owedInfantry: 1,
    owedCavalry: 0,
  };

  it('is read with its area and its defender, and choices still to be made are -1', () => {
    expect(good({ battle }).battle).toEqual({ ...battle, area: AREA.kent, defender: NATION.angles });
    expect(good({ battle: null }).battle).toBeNull();
  });

  it.each([
    ['area', 'irish-sea', 'a land area'],
    ['area', 'atlantis', 'a land area'],
    ['defender', 'swiss', 'a nation'],
    ['defender', null, 'a nation'],
    ['stage', 'tea', 'one of roll, casualties, losses-done, defender, attacker, ended'],
    ['attackerCavalry', -2, 'a whole number from -1 to 99'],
    ['onAttacker', 3, 'an object'],
  ])('its %s is not %j', (field, value, expected) => {
    expect(problems({ battle: { ...battle, [field]: value } })).toEqual([[`turn.battle.${field}`, expected]]);
  });

  it('hits are named by their place', () => {
    expect(problems({ battle: { ...battle, onDefender: { high: -1, wide: 2 } } })).toEqual([
      ['turn.battle.onDefender.wide', 'no such field'],
      ['turn.battle.onDefender.high', 'a whole number from 0 to 99'],
      ['turn.battle.onDefender.low', 'a whole number from 0 to 99'],
    ]);
  });
});

describe('Who is displacing, and who was asked', () => {
  it('are written by name, and nobody is null', () => {
    const base = { askedToSubmit: [NATION.welsh, NATION.picts], displacing: NATION.brigantes };
    expect(TURN.write(base)).toEqual({ window: ['welsh', 'picts'], displacing: 'brigantes' });
    expect(good({ window: ['welsh', 'picts'], displacing: 'brigantes' })).toEqual(base);
    expect(TURN.write({ askedToSubmit: null, displacing: NOBODY })).toEqual({
      window: null,
      displacing: null,
    });
    expect(good({ window: null, displacing: null })).toEqual({ askedToSubmit: null, displacing: NOBODY });
  });

  it('stood as numbers in positions of former versions, which are still read', () => {
    expect(good({ displacing: -1 })).toEqual({ displacing: NOBODY });
    expect(good({ displacing: NATION.welsh, window: [NATION.picts, 0] })).toEqual({
      displacing: NATION.welsh,
      askedToSubmit: [NATION.picts, 0],
    });
    expect(good({ displacing: NATION_COUNT - 1 }).displacing).toBe(NATION_COUNT - 1);
  });

  it.each([[-2], [NATION_COUNT], [1.5], ['swiss'], [true], [[]]])('are never %j', (value) => {
    expect(problems({ displacing: value, window: ['welsh', value] })).toEqual([
      ['turn.window[1]', 'a nation or null'],
      ['turn.displacing', 'a nation or null'],
    ]);
  });
});

describe('Votes', () => {
  const vote: Pending = {
    kind: 'vote',
    secret: true,
    voters: [NATION.welsh, NATION.saxons, NATION.angles],
    votes: [NO_VOTE, HIDDEN_VOTE, NATION.angles],
  };
  const written = {
    kind: 'vote',
    secret: true,
    voters: ['welsh', 'saxons', 'angles'],
    votes: [null, 'hidden', 'angles'],
  };

  it('are null while open, hidden, or the name of a nation', () => {
    expect(PENDING.write(vote)).toEqual(written);
    expect(good({ pending: written }).pending).toEqual(vote);
  });

  it('nothing else; and who votes is neither null nor hidden', () => {
    expect(problems({ pending: { ...written, votes: [null, -2, 'swiss'] } })).toEqual([
      ['turn.pending.votes[1]', 'a nation, null or hidden'],
      ['turn.pending.votes[2]', 'a nation, null or hidden'],
    ]);
    expect(problems({ pending: { ...written, voters: ['welsh', null, 'hidden'] } })).toEqual([
      ['turn.pending.voters[1]', 'a nation'],
      ['turn.pending.voters[2]', 'a nation'],
    ]);
  });
});

describe('What else can be wrong with a turn', () => {
  it.each([
    [7, 'turn', 'an object'],
    [{ seats: 42 }, 'turn.seats', 'no such field'],
    [{ rules: 'x' }, 'turn.rules', 'no such field'],
    [{ markers: [999] }, 'turn.markers', 'no such field'],
    [{ entries: [['kent']] }, 'turn.entries[0]', 'a list of 2'],
    [{ entries: [['kent', 'essex', 'york']] }, 'turn.entries[0]', 'a list of 2'],
    [{ entries: [['kent', 'atlantis']] }, 'turn.entries[0][1]', 'an area'],
    [{ granted: ['irish-sea'] }, 'turn.granted[0]', 'a land area'],
    [{ refused: [null] }, 'turn.refused[0]', 'a land area'],
    [{ holdingOut: ['swiss'] }, 'turn.holdingOut[0]', 'a nation'],
    [{ fullPopulation: 1 }, 'turn.fullPopulation', 'true or false'],
    [{ leaderMayEnter: null }, 'turn.leaderMayEnter', 'true or false'],
    [{ shortfall: -1 }, 'turn.shortfall', 'a whole number from 0 to 99'],
    [{ pending: { kind: 'side', seat: 5 } }, 'turn.pending.seat', 'a seat from 0 to 4'],
    [{ pending: { kind: 'side', seat: -1 } }, 'turn.pending.seat', 'a seat from 0 to 4'],
    [{ pending: { kind: 'ballot', seat: '1' } }, 'turn.pending.seat', 'a seat from 0 to 4'],
    [{ pending: { kind: 'move', nation: 'swiss' } }, 'turn.pending.nation', 'a nation'],
    [{ pending: { kind: 'move', nation: 'welsh', left: 1 } }, 'turn.pending.left', 'no such field'],
    [
      { pending: { kind: 'retreat', nation: 'welsh', side: 'attacker', unfinished: false } },
      'turn.pending.unfinished',
      'one of true',
    ],
    [
      { pending: { kind: 'permission', nation: 'welsh', overlord: 'romans', area: 'irish-sea' } },
      'turn.pending.area',
      'a land area',
    ],
  ])('%j', (turn, path, expected) => {
    expect(problems(turn)).toEqual([[path, expected]]);
  });

  it('a decision of no known kind', () => {
    expect(problems({ pending: { kind: 'dance' } })).toEqual([
      ['turn.pending.kind', expect.stringMatching(/^one of begin, side, .*, exchange$/)],
    ]);
  });

  it('everything may be left out', () => {
    expect(good({})).toEqual({});
  });
});

describe('What a phase began with', () => {
  const rewind = () => {
    const { state } = at('round 11 saxons movement\nkent: saxons 3 leader egbert\nessex: saxons 2');
    return { state, written: TURN.write({ rewind: state.rewind }).rewind };
  };

  it('survives, with groups and leader', () => {
    const { state, written } = rewind();
    expect(state.rewind).toMatchObject({ leader: { id: 'egbert' } });
    expect(good({ rewind: written }).rewind).toEqual(state.rewind);
  });

  it.each([
    ['infantry', AREA_COUNT],
    ['cavalry', AREA_COUNT],
    ['holder', LAND_COUNT],
    ['forts', LAND_COUNT],
    ['scored', AREA_COUNT],
    ['attacked', NATION_COUNT],
  ])('its list of %s has one entry for each', (field, length) => {
    const { written } = rewind();
    expect(problems({ rewind: { ...written, [field]: [0] } })).toEqual([
      [`turn.rewind.${field}`, `a list of ${length}`],
    ]);
  });

  it('numbers outside their range are named by their place', () => {
    const { written } = rewind();
    const forts = written?.forts.map((fort, i) => (i === 3 ? 4 : fort));
    const holder = written?.holder.map((nation, i) => (i === 5 ? NATION_COUNT : nation));
    expect(problems({ rewind: { ...written, forts, holder, ledger: -1 } })).toEqual([
      ['turn.rewind.holder[5]', `a number from -1 to ${NATION_COUNT - 1}`],
      ['turn.rewind.forts[3]', 'a whole number from 0 to 3'],
      ['turn.rewind.ledger', 'a whole number from 0 to 100000'],
    ]);
  });

  it('of former versions it says nothing of single moves and of stacks', () => {
    const { state } = rewind();
    const { turn, ...position } = toPosition(state);
    const { moves: _moves, excess: _excess, ...older } = turn?.rewind ?? {};
    const read = fromPosition(JSON.parse(JSON.stringify({ ...position, turn: { ...turn, rewind: older } })));
    expect(read).toEqual({
      ok: true,
      value: { ...state, rewind: { ...state.rewind, moves: null, excess: 0 } },
    });
  });
});

const forts = ['york', 'cheshire', 'march', 'norfolk', 'suffolk', 'hwicce', 'kent', 'essex', 'lindsey'];

const DECISIONS: Readonly<Record<PendingKind, () => TestGame>> = {
  begin: () => start({ scenario: 'standard-4', options: { sides: 'random' } }),
  side: () =>
    start({ scenario: 'standard-5', options: { sides: 'bid' } })
      .do('begin', [4])
      .do('bid 3 7'),
  allowance: () => at('round 3 welsh turn-start\ndyfed: welsh 1\nhwicce: welsh 1\nsubject welsh to romans'),
  burhs: () =>
    at('round 12 saxons turn-start\nkent: saxons 2\nsussex: saxons 1\nessex: saxons 1').do('burh kent'),
  place: () =>
    at(
      'round 2 welsh turn-start\ndyfed: welsh 1\ngwynedd: welsh 1\npowys: welsh 1\nclwyd: welsh 1\nmarch: welsh 1\nhwicce: welsh 1\nmarker welsh 4',
    ).do('place dyfed'),
  'leave-out': () =>
    at(
      'round 12 norsemen turn-start\norkneys: norsemen 4\ncaithness: norsemen 2\nhebrides: norsemen 2\nskye: norsemen 1',
    ),
  leader: () => at('round 1 belgae turn-start\nlindsey: belgae 1\nkent: belgae 1').do('place kent'),
  move: () =>
    at('round 11 saxons movement\nkent: saxons 3 leader egbert\nessex: saxons 2').do(
      'move 2 leader kent sussex',
    ),
  permission: () =>
    at('round 3 welsh movement\npowys: welsh 1\ndyfed: welsh 1\nhwicce: welsh 1\nsubject welsh to romans')
      .do('move 1 powys march')
      .do('move 1 dyfed gwent')
      .do('end')
      .do('permit'),
  submit: () =>
    at('round 2 romans movement\nkent: romans 1 fort\nalban: picts 1\nyork: brigantes 1\npowys: welsh 1')
      .do('end')
      .do('resist'),
  displace: () =>
    at('round 2 romans movement\nhwicce: romans 3 fort\npowys: welsh 1')
      .do('move 2 hwicce powys')
      .do('end')
      .do('submit'),
  battle: () =>
    at('round 9 saxons movement\nsussex: saxons 3\nkent: angles 1\nwessex: welsh 1')
      .do('move 2 sussex wessex')
      .do('move 1 sussex kent')
      .do('end'),
  forts: () =>
    playing('round 2 romans movement\nkent: romans 3, fort', 'forts-by-choice')
      .do('move 1 kent essex')
      .do('move 1 kent sussex')
      .do('end')
      .do('raze essex'),
  strike: () =>
    at('round 16 saxons movement\nsussex: saxons 3\nkent: normans 2 cavalry 2')
      .do('move 3 sussex kent')
      .do('end', [5, 6, 1, 1, 1, 1, 1]),
  'burh-loss': () =>
    at('round 12 danes movement\nessex: danes 3\nkent: saxons 2 burh')
      .do('move 3 essex kent')
      .do('end', [5, 1, 1, 1, 1, 1]),
  losses: () =>
    at('round 4 irish movement\natlantic-ocean: irish 1\ndyfed: irish 1\npowys: welsh 1')
      .do('move 1 atlantic-ocean powys')
      .do('move 1 dyfed powys')
      .do('end', [6, 1, 5]),
  retreat: () =>
    at('round 9 saxons movement\nkent: saxons 3\nessex: angles 2\nsuffolk: angles 1')
      .do('move 3 kent essex')
      .do('end', [1, 1, 1, 1, 1]),
  withdraw: () =>
    at('round 5 saxons movement\nfrisian-sea: saxons 2').do('move 2 frisian-sea norfolk').do('end'),
  remove: () =>
    at('round 9 saxons movement\nkent: saxons 3\nessex: saxons 3').do('move 1 kent essex').do('end'),
  replace: () =>
    at(`round 6\npowys: welsh 1\n${forts.map((area) => `${area}: fort`).join('\n')}`).do(
      'replace fort lindsey',
    ),
  ballot: () => at('round 9 bretwalda\nkent: saxons 1\nyork: angles 1\nhwicce: welsh 1').do('ballot open'),
  vote: () =>
    at('round 9 bretwalda\noptions {"ballot":"secret"}\nkent: saxons 1\nyork: angles 1\nhwicce: welsh 1').do(
      'vote saxons angles',
    ),
  exchange: () =>
    at(
      'round 16\nessex: normans 4 cavalry 3 leader william\nhwicce: normans 1\nwessex: normans 1\nkent: saxons 1 leader harold',
    ),
};

describe('A state in the middle of a decision is the same after it was written and read', () => {
  it.each(Object.entries(DECISIONS))('%s', (kind, play) => {
    const { state, asks } = play();
    expect(asks).toBe(kind);
    expect(again(state)).toEqual(state);
  });

  it('with a battle, groups, entries and what the phase began with', () => {
    const { state } = DECISIONS.strike();
    expect(state.battle).not.toBeNull();
    expect(state.groups.length).toBeGreaterThan(0);
    expect(state.entries).toEqual([AREA.sussex * 64 + AREA.kent]);
    expect(toPosition(state).turn).toMatchObject({
      battle: { area: 'kent', defender: 'normans' },
      entries: [['sussex', 'kent']],
    });
    expect(again(state)).toEqual(state);
    const moving = DECISIONS.move().state;
    expect(moving.rewind).not.toBeNull();
    expect(again(moving).rewind).toEqual(moving.rewind);
  });

  it('with a leader who has gone some way', () => {
    const { state } = DECISIONS.move();
    expect(state.leaders[NATION.saxons]).toMatchObject({
      at: AREA.sussex,
      start: AREA.kent,
      from: AREA.kent,
      spent: 1,
    });
    expect(again(state).leaders).toEqual(state.leaders);
  });

  it('with the seas and land that a retreat still leaves open', () => {
    const game = at(
      'round 12 norsemen movement\nirish-sea: norsemen 1\natlantic-ocean: norsemen 1\nmarch: welsh 1',
    )
      .do('move 1 irish-sea cheshire')
      .do('move 1 atlantic-ocean cheshire')
      .do('move 1 cheshire march')
      .do('move 1 cheshire march')
      .do('end', [1, 1, 1]);
    while (game.asked('retreat').data.side === 'defender') game.do('stand');
    expect(again(game.state)).toEqual(game.state);
  });

  it('with moves of a subject that may be taken back one by one', () => {
    const { state } = DECISIONS.permission();
    expect(state.rewind?.moves).toHaveLength(2);
    expect(again(state).rewind).toEqual(state.rewind);
  });

  it('with roads, whose trail may be long', () => {
    const { state } = at('round 3 romans movement\nkent: romans 2, fort\nessex: fort\nsuffolk: fort')
      .do('move 1 kent essex')
      .do('move 1 essex suffolk');
    expect(state.groups.some(({ trail }) => trail > 0)).toBe(true);
    expect(again(state)).toEqual(state);
  });
});
