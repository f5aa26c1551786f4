import { expect } from '../support/index.ts';
import { test } from '../support/online.ts';
import { beginTable } from '../support/people.ts';
import { Place, playAll } from './at-table.ts';

test('who looks on by the link sees the game, and neither decides nor hears the players', async ({
  another,
  faults,
  come,
}) => {
  const ann = await come('Ann');
  const ben = await come('Ben');
  const id = await beginTable([ann, ben], { isPublic: false });
  const { invitation } = await ann.visitor.api.table.info.query({ id });
  await ann.visitor.api.talk.say.mutate({ id, words: 'between the two of us', to: null });
  const context = await another();
  const page = await context.newPage();

  await test.step('without the link there is no such table', async () => {
    faults.allow(/ 404$|status of 404/);
    await page.goto(`./#/online/table/${id}`);
    await expect(page.getByTestId('refused')).toContainText('or it is private');
  });

  await test.step('with it everything that anybody may see', async () => {
    await page.goto(`./#/online/table/${id}/${invitation}`);
    const onlooker = await Place.at(page);
    await expect(page.getByTestId('spectating')).toContainText('You are watching.');
    const romans = await Place.at(await ann.watch(id));
    await romans.march('romans', 6, 'english-channel', 'kent');
    await expect(onlooker.board.count('kent', 'romans')).toHaveText('6');
    await expect(onlooker.screen.line('The Romans move 6 armies')).toHaveCount(1);
    await expect(page.getByText(/Waiting for Ann/)).toBeVisible();
  });

  await test.step('nothing can be done: no stack is taken up, nothing ends, nothing is proposed', async () => {
    const onlooker = await Place.at(page);
    await onlooker.board.click('english-channel', 'romans');
    await expect(onlooker.hand.stack('english-channel')).toHaveCount(0);
    await expect(onlooker.hand.next).toHaveCount(0);
    for (const control of ['undo', 'redo', 'restart', 'open-orders', 'open-talk'])
      await expect(page.getByTestId(control)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Since your last turn' })).toHaveCount(0);
    await expect(page.getByRole('tab', { name: /^(Talk|Notes)/ })).toHaveCount(0);
    const window = await onlooker.openTable();
    for (const way of ['propose-end', 'propose-pause', 'give-up'])
      await expect(window.getByTestId(way)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText('between the two of us')).toHaveCount(0);
  });
});

test('at one table each page speaks its own language', async ({ come }) => {
  const ann = await come('Ann');
  const ben = await come('Beda');
  const id = await beginTable([ann, ben]);
  const english = await Place.at(await ann.watch(id));
  const italian = await Place.at(await ben.watch(id, { language: 'it' }), 'it');
  await english.march('romans', 6, 'english-channel', 'kent');
  await expect(english.screen.line('The Romans move 6 armies from the English Channel to Kent.')).toHaveCount(
    1,
  );
  const registro = italian.page.getByRole('region', { name: italian.hand.t.record.log.title });
  await expect(registro.getByRole('listitem').filter({ hasText: 'I Romani muovono 6 armate' })).toHaveCount(
    1,
  );
  await expect(italian.page.getByText(/In attesa di Ann/)).toBeVisible();

  const seen = await ann.visitor.connect(id);
  const state = () => seen.game.snapshot().state;
  await playAll([english, italian], () => state().owner[state().nation] === 1);
  await expect(italian.seat(1)).toContainText(italian.hand.t.online.play.yourTurn);
  await expect(english.page.getByText(/Waiting for Beda/)).toBeVisible();
  seen.close();
});
