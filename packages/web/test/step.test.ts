import { decision, type GameState, parsePosition, type Seat, toSeat } from '@bretwalda/engine';
import { FIRST_SEAT } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { peopleOf } from '../src/session/people.ts';
import { firstScene, type Scene } from '../src/session/scene.ts';
import { coverOf, nextStep, type Step } from '../src/session/step.ts';
import { at } from './at-position.ts';
import { person, sessionAt, snapshotFor, squire } from './table-for.ts';

/** What waits for what, over all that can be on the screen at once. */

const VOTERS = `
  bernicia: angles 1
  york: angles 1
  lindsey: angles 1
  north-mercia: angles 1
  norfolk: angles 1
  suffolk: angles 1
  kent: saxons 1
  essex: saxons 1
  sussex: saxons 1
  wessex: saxons 1
  avalon: saxons 1
`;

function stateOf(text: string): GameState {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(JSON.stringify(position.violation));
  return at(position.value);
}

/** The Angles of the last seat may retreat from the Saxons of the third. */
function inBattle(): GameState {
  const session = sessionAt(
    'round 10 saxons movement\nkent: saxons 5\nessex: angles 5\nsuffolk: angles 1\nsussex: saxons 1',
    'PPPP',
  );
  session.start();
  session.flow.takeSeat();
  session.selectArea('kent');
  session.pick('essex');
  session.endPhase(true);
  const { state } = session.scene.get();
  session.close();
  return state;
}

const fought = inBattle();
const moving = stateOf('round 10 saxons movement\nkent: saxons 2\nyork: angles 1');
const STATES: Readonly<Record<string, GameState>> = {
  movement: moving,
  retreat: fought,
  ballot: stateOf(`round 9 bretwalda\n${VOTERS}`),
  'secret vote': stateOf(`round 9 bretwalda\n${VOTERS}\noptions {"ballot":"secret"}`),
  'the end': { ...moving, pending: null },
};

const BATTLE = { from: 0, area: 'essex' } as const;
const EVENT = { kind: 'king', nation: 'saxons', events: [] } as const;
const REVIEW = { at: 0, first: 0, last: 0 } as const;

/** What may wait to be looked at, alone and all together. */
const COVERS: readonly Partial<Scene>[] = [
  {},
  { battle: BATTLE },
  { happenings: [EVENT] },
  { scoring: 5 },
  { battle: BATTLE, scoring: 5 },
  { battle: BATTLE, happenings: [EVENT], scoring: 5 },
];

const MIXES = ['CCCC', 'PCCC', 'CCCP', 'CCPP', 'PCCP', 'PPPC', 'PPPP'];

/** Mixes of people and computers, everybody at the screen, everything open or closed. */
function* scenes(state: GameState): Generator<Scene> {
  for (const mix of MIXES) {
    const players = [...mix].map((who, seat) => (who === 'P' ? person(`P${seat}`) : squire(`C${seat}`)));
    const people = peopleOf(players);
    const first = { ...firstScene(snapshotFor('standard-4', players)), state };
    const viewers = people.length === 1 ? people : [null, ...people];
    const others = people.length > 1 ? people : [];
    for (const viewer of viewers)
      for (const seated of [null, ...others])
        for (const handOver of [null, ...others])
          for (const covers of COVERS)
            for (let on = 0; on < 32; on++) {
              const [review, thinking, paused, elsewhere, isShowing] = [1, 2, 4, 8, 16].map(
                (bit) => (on & bit) > 0,
              );
              yield {
                ...first,
                viewer,
                seated,
                handOver,
                ...covers,
                review: review ? REVIEW : null,
                thinking: thinking ? FIRST_SEAT : null,
                paused: paused === true,
                elsewhere: elsewhere === true,
                isShowing: isShowing === true,
              };
            }
  }
}

const isPerson = ({ game }: Scene, seat: Seat) => game.config.players[seat]?.kind === 'person';
const seatsOf = ({ state }: Scene) => decision(state).map(({ seat }) => seat);

/** What a person can do to end what is waited for, and what the game then does. */
function ended(scene: Scene, step: Step): Scene {
  if (step.kind === 'hand-over') return { ...scene, handOver: step.seat };
  if (step.kind === 'turn-to') return { ...scene, viewer: step.seat };
  if (step.kind === 'open-battle') return { ...scene, battle: BATTLE };
  if (step.kind === 'ask') return scene;
  switch (step.for) {
    case 'hand-over':
      return { ...scene, viewer: scene.handOver, seated: scene.handOver, handOver: null };
    case 'battle':
      return { ...scene, battle: null };
    case 'event':
      return { ...scene, happenings: [] };
    case 'scoring':
      return { ...scene, scoring: null };
    case 'review':
      return { ...scene, review: null };
    case 'thought':
      return { ...scene, thinking: null };
    case 'bot-action':
      return { ...scene, isShowing: false };
    case 'pause':
      return { ...scene, paused: false };
    case 'answer':
    case 'others':
    case 'nothing':
      return scene;
  }
}

/** Whether what is waited for is there for a person to end. */
function isThere(scene: Scene, step: Extract<Step, { kind: 'wait' }>): boolean {
  const cover = coverOf(scene);
  const seats = seatsOf(scene);
  const inBattle = cover === 'battle' && scene.state.battle !== null;
  switch (step.for) {
    case 'hand-over':
    case 'battle':
    case 'event':
    case 'scoring':
      return cover === step.for;
    case 'review':
      return scene.review !== null && cover === null;
    case 'thought':
      return scene.thinking !== null;
    case 'bot-action':
      return scene.isShowing;
    case 'pause':
      return scene.paused && (cover === null || inBattle) && seats.some((seat) => !isPerson(scene, seat));
    case 'answer':
      return (cover === null || inBattle) && scene.viewer !== null && seats.includes(scene.viewer);
    case 'others':
      return seats.length > 0 && !seats.some((seat) => scene.people.includes(seat));
    case 'nothing':
      return scene.elsewhere || seats.length === 0;
  }
}

describe.each(Object.keys(STATES))('what a game waits for: %s', (name) => {
  const state = STATES[name] as GameState;

  it('is always on the screen, and once it is ended the game goes on', () => {
    for (const first of scenes(state)) {
      let scene = first;
      let step = nextStep(scene);
      for (let i = 0; i < 9; i++) {
        if (step.kind === 'wait' && !isThere(scene, step)) expect.fail(`not there: ${tell(scene, step)}`);
        scene = ended(scene, step);
        step = nextStep(scene);
      }
      const rests = step.kind === 'ask' || (step.kind === 'wait' && /answer|others|nothing/.test(step.for));
      if (!rests) expect.fail(`stuck: ${tell(first, nextStep(first))}, then ${tell(scene, step)}`);
    }
  });

  it('computers are asked only when they decide, unpaused, and nobody looks at something else', () => {
    for (const scene of scenes(state)) {
      const step = nextStep(scene);
      if (step.kind !== 'ask') continue;
      const free =
        seatsOf(scene).includes(step.seat) &&
        !isPerson(scene, step.seat) &&
        !scene.paused &&
        !scene.elsewhere &&
        scene.thinking === null &&
        scene.review === null &&
        (coverOf(scene) === null || (coverOf(scene) === 'battle' && state.battle !== null));
      if (!free) expect.fail(tell(scene, step));
    }
  });

  it('the screen goes only to another person, once, and never from under a battle that is over', () => {
    for (const scene of scenes(state)) {
      const step = nextStep(scene);
      if (step.kind !== 'hand-over' && step.kind !== 'turn-to') continue;
      const right =
        isPerson(scene, step.seat) &&
        step.seat !== scene.viewer &&
        seatsOf(scene).includes(step.seat) &&
        (scene.battle === null || (step.kind === 'turn-to' && state.battle !== null));
      if (!right) expect.fail(tell(scene, step));
      const then = nextStep(ended(scene, step));
      if (step.kind === 'hand-over') expect(then).toEqual({ kind: 'wait', for: 'hand-over' });
      else expect(['wait', 'open-battle']).toContain(then.kind);
    }
  });
});

describe('the ceremony', () => {
  const people = [0, 1, 2, 3].map((seat) => person(`P${seat}`));
  const scene: Scene = {
    ...firstScene(snapshotFor('standard-4', people)),
    handOver: null,
    viewer: FIRST_SEAT,
    seated: FIRST_SEAT,
  };
  const step = (state: GameState, part: Partial<Scene> = {}) => nextStep({ ...scene, state, ...part });

  it('is for the turn of another person', () => {
    expect(step(moving)).toEqual({ kind: 'hand-over', seat: 2 });
    expect(step(moving, { viewer: toSeat(2) })).toEqual({ kind: 'wait', for: 'answer' });
    const two = snapshotFor('standard-4', [person('A'), squire('B'), person('C'), squire('D')]);
    expect(step(moving, { game: two })).toEqual({ kind: 'hand-over', seat: 2 });
  });

  it('is not for a question in between, nor for the way back from it', () => {
    expect(step(STATES.ballot as GameState, { viewer: toSeat(3) })).toEqual({ kind: 'turn-to', seat: 0 });
    expect(step(moving, { viewer: toSeat(1), seated: toSeat(2) })).toEqual({ kind: 'turn-to', seat: 2 });
    expect(step(fought, { battle: BATTLE })).toEqual({ kind: 'turn-to', seat: 3 });
  });

  it('is for a secret vote and for the first person of all', () => {
    const secret = STATES['secret vote'] as GameState;
    const voters = decision(secret).map(({ seat }) => seat);
    expect(voters).not.toContain(0);
    expect(step(secret)).toEqual({ kind: 'hand-over', seat: voters[0] });
    expect(step(STATES.ballot as GameState, { viewer: null, seated: null })).toEqual({
      kind: 'hand-over',
      seat: 0,
    });
  });
});

describe('the window of a battle', () => {
  const players = [squire('C0'), squire('C1'), squire('C2'), person('P3')];
  const scene: Scene = { ...firstScene(snapshotFor('standard-4', players)), state: fought };

  it('opens for a question inside it, and not again where the person closed it', () => {
    expect(nextStep(scene)).toEqual({ kind: 'open-battle' });
    expect(nextStep({ ...scene, closedAt: 0 })).toEqual({ kind: 'wait', for: 'answer' });
    expect(nextStep({ ...scene, closedAt: 5 })).toEqual({ kind: 'open-battle' });
  });

  it('does not open for what is asked beside it', () => {
    for (const kind of ['displace', 'submit'] as const) {
      const pending = {
        kind,
        nation: fought.pending && 'nation' in fought.pending ? fought.pending.nation : 0,
      };
      const state = { ...fought, pending: { ...pending, overlord: fought.nation } } as GameState;
      expect(nextStep({ ...scene, state }), kind).toEqual({ kind: 'wait', for: 'answer' });
    }
  });
});

const tell = ({ game, state: _, ...scene }: Scene, step: Step): string =>
  JSON.stringify({
    step,
    seats: game.config.players.map(({ name }) => name),
    ...Object.fromEntries(Object.entries(scene).filter(([, value]) => value !== null)),
  });
