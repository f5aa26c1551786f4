import { type Action, decision, type GameState, legalActions, type Seat } from '@bretwalda/engine';
import { Ears } from '../support/ears.ts';
import { expect } from '../support/index.ts';
import { test } from '../support/online.ts';
import { beginTable, playFor } from '../support/people.ts';
import { Place } from './at-table.ts';

test('no page hears a secret: the dice, the ballots, the orders and notes of others, what players say among themselves', async ({
  another,
  come,
}) => {
  test.setTimeout(240_000);
  const contexts = [await another(), await another(), await another()] as const;
  const [annHears, benHears, onlookerHears] = [
    await Ears.of(contexts[0]),
    await Ears.of(contexts[1]),
    await Ears.of(contexts[2]),
  ];
  const ann = await come('Ann', contexts[0]);
  const ben = await come('Ben', contexts[1]);
  const id = await beginTable([ann, ben], { scenario: 'two-germanic', options: { ballot: 'secret' } });
  const { invitation } = await ann.visitor.api.table.info.query({ id });
  const { api } = ben.visitor;
  const bens = 1 as Seat;
  await api.talk.say.mutate({ id, words: 'meet me at Badon', to: [0] });
  await api.talk.keepNote.mutate({ id, words: 'the Welsh will lie to me' });
  await api.orders.give.mutate({ id, order: { kind: 'retreat', body: { standUpTo: 73.25, to: [] } } });
  const places = [await Place.at(await ann.watch(id)), await Place.at(await ben.watch(id))];
  const page = await contexts[2].newPage();
  await page.goto(`./#/online/table/${id}/${invitation}`);
  places.push(await Place.at(page));

  /** The nations of Ben that have voted. */
  const voters = new Set<string>();
  const ballots = (heard: string) =>
    [...heard.matchAll(/\{[^{}]*"type":"vote"[^{}]*\}/g)].filter(([words]) =>
      voters.has((JSON.parse(words) as { readonly nation: string }).nation),
    ).length;
  const votersIn = (game: { snapshot(): { readonly state: GameState } }) =>
    new Set(decision(game.snapshot().state).flatMap(({ seat, kind }) => (kind === 'vote' ? [seat] : [])));

  await test.step('Ben casts his votes in a secret ballot; they are his alone until all are cast', async () => {
    await playFor([ann, ben], id, (game) => votersIn(game).size === 2);
    const before = [await annHears.heard(), await onlookerHears.heard()] as const;
    const mine = await ben.visitor.connect(id);
    for (;;) {
      const { state, revision } = mine.game.snapshot();
      if (!decision(state).some(({ seat, kind }) => seat === bens && kind === 'vote')) break;
      const vote = legalActions(state, bens).find((one) => one.type === 'vote') as Extract<
        Action,
        { type: 'vote' }
      >;
      voters.add(vote.nation);
      expect(await mine.game.submit([vote], revision, bens)).toMatchObject({ kind: 'ok' });
    }
    mine.close();
    expect(voters.size).toBeGreaterThan(0);
    const last = `"revision":${mine.game.revision}`;
    for (const hears of [annHears, benHears, onlookerHears])
      await expect.poll(async () => (await hears.heard()).includes(last)).toBe(true);
    expect(ballots(await benHears.heard())).toBeGreaterThan(0); // what is searched for is found where it may be
    expect(ballots(await annHears.heard())).toBe(ballots(before[0])); // those of an earlier ballot were shown
    expect(ballots(await onlookerHears.heard())).toBe(ballots(before[1]));
  });

  await test.step('nor is anything else that is another’s, until all agree to end the game', async () => {
    const [all, own, others] = [await annHears.heard(), await benHears.heard(), await onlookerHears.heard()];
    const proposal = await ann.visitor.api.table.propose.mutate({ id, kind: 'end', by: 'present' });
    await ben.visitor.api.table.answer.mutate({ proposal, yes: true });
    for (const place of places) await expect(place.page.getByTestId('to-end')).toBeVisible();
    const { secret } = await ann.visitor.api.archive.dice.query({ id });
    expect(secret.length).toBeGreaterThan(16);
    for (const heard of [all, own, others]) {
      expect(heard).not.toContain(secret);
      expect(heard).not.toContain('the Welsh will lie to me');
    }
    expect(all).toContain('meet me at Badon');
    for (const hidden of ['meet me at Badon', '73.25', invitation as string])
      expect(others).not.toContain(hidden);
    expect(all).not.toContain('73.25');
  });
});
