import { expect } from '../support/index.ts';
import { test } from '../support/online.ts';
import { beginTable } from '../support/people.ts';
import { Place, toBoard } from './at-table.ts';

test('undo: at once as far as the rules let one, in two tabs; beyond the dice when all agree', async ({
  come,
}) => {
  const ann = await come('Ann');
  const ben = await come('Ben');
  const id = await beginTable([ann, ben]);
  const romans = await Place.at(await ann.watch(id));
  const tab = await Place.at(await ann.watch(id));
  const britons = await Place.at(await ben.watch(id));
  const { board, page, screen } = romans;
  const all = [romans, tab, britons];
  const armies = async (counts: Readonly<Record<string, number>>) => {
    for (const [area, count] of Object.entries(counts))
      for (const { board: seen } of all)
        if (count === 0) await expect(seen.token(area, 'romans')).toHaveCount(0);
        else await expect(seen.count(area, 'romans')).toHaveText(`${count}`);
  };

  await test.step('step by step, in either tab, and the whole phase', async () => {
    await romans.march('romans', 6, 'english-channel', 'kent');
    await tab.march('romans', 4, 'english-channel', 'sussex');
    await armies({ 'english-channel': 6, kent: 6, sussex: 4 });
    await screen.undo.click();
    await armies({ 'english-channel': 10, kent: 6, sussex: 0 });
    await tab.page.getByTestId('restart').click();
    await armies({ 'english-channel': 16, kent: 0 });
    await expect(screen.undo).toBeDisabled();
  });

  await test.step('to a line of the log', async () => {
    await romans.march('romans', 6, 'english-channel', 'kent');
    await romans.march('romans', 4, 'english-channel', 'sussex');
    await romans.march('romans', 6, 'english-channel', 'wessex');
    await screen.line('from the English Channel to Kent.').getByRole('button').click();
    await expect(board.count('english-channel', 'romans')).toHaveText('10'); // only looked at, and only here
    await expect(britons.board.count('wessex', 'romans')).toHaveText('6');
    await page.getByTestId('go-back-here').click();
    await armies({ 'english-channel': 10, kent: 6, sussex: 0, wessex: 0 });
  });

  await test.step('beyond the dice all must agree, and one who declines is enough against it', async () => {
    await romans.march('romans', 4, 'english-channel', 'sussex');
    await romans.hand.press(romans.hand.next);
    await board.click('kent');
    await expect(britons.screen.line('The Romans fight the Belgae in Kent.')).toHaveCount(1);
    await toBoard(romans);
    const ask = async () => {
      await screen.line('from the English Channel to Kent.').getByRole('button').click();
      await expect(page.getByTestId('moment')).toContainText('everybody at the table must agree');
      await page.getByTestId('propose-undo').click();
      await expect(page.getByTestId('moment')).toBeHidden();
    };
    await ask();
    const asked = britons.page.getByTestId('proposal-undo');
    await expect(asked).toContainText(
      /Ann .* would like to take back \d+ actions\. Waiting for an answer from Ben/,
    );
    await expect(page.getByTestId('proposal-undo').getByRole('button', { name: 'Yes' })).toBeHidden();
    await asked.getByRole('button', { name: 'Show the moment' }).click();
    await expect(britons.board.count('english-channel', 'romans')).toHaveText('10');
    await asked.getByTestId('answer-no').click();
    for (const place of all) await expect(place.page.getByTestId('proposal-undo')).toBeHidden();
    await expect(board.token('sussex', 'romans')).toHaveCount(1);
    await ask();
    await asked.getByTestId('answer-yes').click();
    await armies({ 'english-channel': 10, kent: 6, sussex: 0 });
    for (const { screen: seen } of all)
      await expect(seen.line('By agreement, actions were taken back to here.')).toHaveCount(1);
  });
});

test('all agree to end a game by the result it would probably have, and play again with sides changed', async ({
  come,
}) => {
  const ann = await come('Ann');
  const ben = await come('Ben');
  const id = await beginTable([ann, ben]);
  const [romans, britons] = [await Place.at(await ann.watch(id)), await Place.at(await ben.watch(id))];
  let points: readonly string[] = [];

  await test.step('Ann proposes it, with points that all see before they agree', async () => {
    await romans.openTable();
    await romans.page.getByTestId('propose-end').click();
    const proposal = romans.page.getByTestId('end-proposal');
    await expect(proposal).toContainText(/Now: Ann \S+ 0, Ben \S+ 0\./);
    await proposal.getByText('As it would probably end').click();
    const told = proposal.getByText(/^The points now, plus what each nation usually still scores/);
    points = ((await told.textContent()) ?? '').match(/\d+(?=[,.])/g)?.slice(-2) ?? [];
    expect(points.map(Number).every((one) => one > 50)).toBe(true);
    await romans.page.getByTestId('propose-end-sure').click();
    const asked = britons.page.getByTestId('proposal-end');
    await expect(asked).toContainText(
      new RegExp(`projected points, Ann \\S+ ${points[0]}, Ben \\S+ ${points[1]}\\.`),
    );
    await asked.getByTestId('answer-yes').click();
  });

  await test.step('it is over for both, and written as such', async () => {
    for (const { page } of [romans, britons]) {
      await page.getByTestId('to-end').click();
      const course = page.getByTestId('end').getByRole('heading', { name: 'Points over time' }).locator('..');
      await expect.poll(() => course.evaluate((card) => card.scrollHeight - card.clientHeight)).toBe(0); // fits
      const end = page.getByTestId('end');
      await expect(end).toContainText(
        /Ann \S+ and Ben \S+ agreed to end the game with its projected result\./,
      );
      const places = end.getByRole('list', { name: 'Ranking' }).getByRole('listitem');
      await expect(places.locator('b')).toHaveText([...points].sort((a, b) => Number(b) - Number(a)));
      await expect(places.getByText('0 scored')).toHaveCount(2);
    }
    const [most = 0, fewer = 0] = points.map(Number).sort((a, b) => b - a);
    const won = points.indexOf(`${most}`) === 0 ? romans : britons;
    await expect(won.page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`^You win by ${most - fewer} points?$`),
    );
  });

  await test.step('a rematch: everybody one side further', async () => {
    await romans.page.getByTestId('rematch').click();
    await expect(romans.page.getByTestId('seat-1')).toContainText('You');
    await britons.page.getByTestId('to-rematch').click();
    await britons.page
      .getByTestId('seat-0')
      .getByRole('button', { name: /^Sit here/ })
      .click();
    await expect(britons.seat(0)).toContainText('Your turn');
    await expect(romans.seat(0)).toContainText('Ben');
    await expect(romans.seat(1)).toContainText('(you)');
  });
});
