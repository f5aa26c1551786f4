import type { GameState } from '@bretwalda/engine';
import { playOn } from '../play/index.ts';
import { expect } from '../support/index.ts';
import { test } from '../support/online.ts';
import { beginTable, playFor } from '../support/people.ts';
import { Place, toBoard } from './at-table.ts';

const MINUTE = 60_000;

const isToMove = (state: GameState, seat: number): boolean =>
  state.pending?.kind === 'move' && state.owner[state.nation] === seat;

test('UI-91: whoever is out of time is played by a computer, and plays on once back', async ({
  games,
  come,
}) => {
  const ann = await come('Ann');
  const ben = await come('Ben');
  const clock = { bank: 10 * MINUTE, increment: 0, cap: 15 * MINUTE };
  const id = await beginTable([ann, ben], { agreed: { clock } });
  const [romans, britons] = [await Place.at(await ann.watch(id)), await Place.at(await ben.watch(id))];
  const seen = await ben.visitor.connect(id);
  await expect(romans.seat(0)).toContainText(/Your turn.*9:\d\d/);
  await romans.march('romans', 6, 'english-channel', 'kent');

  await test.step('a computer plays for her, and all are told', async () => {
    await games.pass(11 * MINUTE);
    await expect(romans.page.getByTestId('away')).toContainText(
      'You were away: a computer (Squire) plays for you.',
    );
    await expect(britons.seat(0)).toContainText('away: a Squire plays');
    await expect(romans.hand.next).toBeHidden();
    await playFor([ben], id, (game) =>
      game.snapshot().journal.some(({ seat, seq }) => seat === 0 && seq > 0),
    );
  });

  await test.step('she is back, has time again, and decides herself', async () => {
    await romans.page.getByTestId('come-back').click();
    await expect(romans.page.getByTestId('away')).toBeHidden();
    await expect(britons.seat(0)).not.toContainText('away');
    await playFor([ann, ben], id, (game) => isToMove(game.snapshot().state, 0));
    await expect(romans.seat(0)).toContainText(/Your turn.*(9|10):\d\d/);
    const { journal } = seen.game.snapshot();
    await playOn(romans.hand, async () => seen.game.snapshot().journal.length > journal.length);
    expect(seen.game.snapshot().journal[journal.length]?.seat).toBe(0);
  });

  await test.step('the table keeps what happened', async () => {
    await toBoard(britons);
    const window = await britons.openTable();
    const told = window.getByTestId('told').getByRole('listitem');
    await expect(told.nth(0)).toContainText(/Ann .* is back\./);
    await expect(told.nth(1)).toContainText(/A computer \(Squire\) plays for Ann/);
    await expect(told.nth(2)).toContainText(/Ann .* ran out of time\./);
  });
  seen.close();
});

test('a seat that was given up is played by a computer until somebody takes it by the link', async ({
  come,
}) => {
  const ann = await come('Ann');
  const ben = await come('Ben');
  const id = await beginTable([ann, ben]);
  const { invitation } = await ann.visitor.api.table.info.query({ id });
  const link = `${invitation}`;
  const [romans, britons] = [
    await Place.at(await ann.watch(id)),
    await Place.at(await ben.watch(id, { link })),
  ];
  const seen = await ann.visitor.connect(id);

  await test.step('Ben gives his seat up and is in the lobby; a computer plays his nations', async () => {
    const window = await britons.openTable();
    await window.getByTestId('give-up').click();
    await britons.page.getByTestId('give-up-sure').click();
    await expect(britons.page.getByRole('heading', { level: 1 })).toHaveText('Play online');
    await expect(romans.seat(1)).toContainText(/Squire\s*computer/);
    await playFor([ann], id, (game) => game.snapshot().journal.some(({ seat }) => seat === 1));
  });

  await test.step('he comes back by the link, and nobody has taken it meanwhile', async () => {
    await britons.page.goBack();
    await britons.page.getByTestId('take-1').click();
    await expect(britons.page.getByTestId('spectating')).toBeHidden();
    await expect(britons.seat(1)).toContainText('(you)');
    await expect(romans.seat(1)).not.toContainText('computer');
    await playFor([ann, ben], id, (game) => isToMove(game.snapshot().state, 1));
    await expect(britons.seat(1)).toContainText('Your turn');
  });
  seen.close();
});
