import {
  answer,
  asked,
  battle,
  building,
  endPhase,
  expectArmies,
  expectLog,
  expectNotInLog,
  goOn,
  march,
  openPosition,
  pick,
  takeSeat,
} from './positions/table.ts';
import { expect, test } from './support/index.ts';

/** Every decision of the engine, opened from a position file and answered as a person would. */

test.describe('beside the map', () => {
  test('burh building: on the map, in the list, taken back, and no more (UI-65)', async ({ page }) => {
    await openPosition(page, 'burhs');
    const panel = asked(page, 'burhs');
    await expect(panel).toContainText('Build burhs');
    await expect(panel).toContainText('The Saxons have 12 population points. A burh costs 2, an army 6.');
    await pick(page, 'wessex');
    await expect(panel).toContainText('have 10 population points');
    await expect(building(page, 'wessex', 'saxons', 'burh')).toHaveCount(1);
    await answer(panel, 'Avalon').click();
    await expect(panel).toContainText('have 8 population points');
    await pick(page, 'kent'); // has one already
    await expect(page.getByTestId('refusal')).toBeVisible();
    await expect(panel).toContainText('have 8 population points');
    await page.getByTestId('undo').click();
    await expect(panel).toContainText('have 10 population points');
    await expect(building(page, 'avalon', 'saxons', 'burh')).toHaveCount(0);
    await expect(page.getByTestId('next-phase')).toHaveText('No more burhs');
    await endPhase(page);
    await expectLog(page, 'The Saxons build a burh in Wessex.');
    await expect(asked(page, 'place')).toContainText('The Saxons place 1 army');
    await pick(page, 'essex');
    await expectArmies(page, 'essex', 'saxons', 2);
    await expect(asked(page, 'leader')).toContainText('Choose where Edgar joins the Saxons.');
    await answer(asked(page, 'leader'), 'Wessex').click();
    await expectLog(page, 'Edgar joins the Saxons in Wessex.');
    await expect(page.getByTestId('next-phase')).toHaveText('End movement');
  });

  test('place: an army grows where the player points', async ({ page }) => {
    await openPosition(page, 'place');
    const panel = asked(page, 'place');
    await expect(panel).toContainText('The Welsh place 1 army: choose one of their areas.');
    await expect(panel).toContainText('Raised with your population points.');
    await pick(page, 'gwynedd');
    await expectArmies(page, 'gwynedd', 'welsh', 2);
    await expectLog(page, 'The Welsh place 1 army in Gwynedd.');
    await expect(panel).toHaveCount(0);
    await expect(page.getByTestId('next-phase')).toBeVisible();
  });

  test('place and leader: Boudicca and her army (UI-66)', async ({ page }) => {
    await openPosition(page, 'boudicca');
    const panel = asked(page, 'place');
    await expect(panel).toContainText('Choose an area with Belgae for the army that comes with Boudicca.');
    await answer(panel, 'Downlands').click();
    await expectLog(page, 'An army rises with Boudicca in the Downlands.');
    const leader = asked(page, 'leader');
    await expect(leader).toContainText('Choose where Boudicca joins the Belgae.');
    await pick(page, 'kent');
    await expectLog(page, 'Boudicca joins the Belgae in Kent.');
    await expect(page.getByTestId('next-phase')).toBeVisible();
  });

  test('leader: Arthur appears where the player points (UI-66)', async ({ page }) => {
    await openPosition(page, 'leader');
    await expect(asked(page, 'leader')).toContainText('Choose where Arthur and his 2 cavalry appear');
    await pick(page, 'wessex');
    await expectLog(page, 'Arthur joins the Romano-British in Wessex.');
    await expectArmies(page, 'wessex', 'romano-british', 2);
  });

  test('leave-out: a sea does without an army', async ({ page }) => {
    await openPosition(page, 'leave-out');
    const panel = asked(page, 'leave-out');
    await expect(panel).toContainText('The Norsemen have too few pieces: 2 armies must be left out.');
    await answer(panel, 'Irish Sea').click();
    await answer(panel, 'Atlantic Ocean').click();
    await expectLog(page, 'must stay out of the Irish Sea.', 'must stay out of the Atlantic Ocean.');
    await expect(panel).toHaveCount(0);
    await expectArmies(page, 'irish-sea', 'norsemen', 1);
  });

  test('allowance: the overlord says how much a subject grows (UI-75)', async ({ page }) => {
    await openPosition(page, 'allowance');
    const panel = asked(page, 'allowance');
    await expect(panel).toContainText('The Welsh are subjects of the Romans');
    await answer(panel, 'Grant the full population').click();
    await takeSeat(page); // now it is the turn of the Welsh themselves
    await expectLog(page, 'The Romans grant the Welsh all of their population points.');
    await expect(asked(page, 'place')).toBeVisible();
  });

  test('move: a stack goes where one points, and undo takes it back', async ({ page }) => {
    await openPosition(page, 'retreat');
    await pick(page, 'kent', 'saxons');
    await pick(page, 'essex');
    await expectArmies(page, 'essex', 'saxons', 5);
    await expectArmies(page, 'kent', 'saxons', 0);
    await expectLog(page, 'The Saxons move 5 armies from Kent to Essex.');
    await page.getByTestId('undo').click();
    await expectArmies(page, 'kent', 'saxons', 5);
    await expectNotInLog(page, 'from Kent to Essex');
  });

  test('permission: the overlord refuses, and the army goes back (UI-75)', async ({ page }) => {
    await openPosition(page, 'permission');
    await march(page, 'welsh', 'powys', 'march');
    await endPhase(page);
    const panel = asked(page, 'permission');
    await expect(panel).toContainText('The Welsh, subjects of the Romans, want to leave Powys empty.');
    await answer(panel, 'Refuse: the area must stay occupied').click();
    await expectLog(page, 'The Romans do not let the Welsh leave Powys.');
    await pick(page, 'march', 'welsh');
    await pick(page, 'powys');
    await expectArmies(page, 'powys', 'welsh', 1);
  });

  test('permission: the overlord lets them leave', async ({ page }) => {
    await openPosition(page, 'permission');
    await march(page, 'welsh', 'powys', 'march');
    await endPhase(page);
    await answer(asked(page, 'permission'), 'Let them leave').click();
    await goOn(page);
    await expectLog(page, 'The Romans let the Welsh leave Powys.');
    await expectArmies(page, 'powys', 'welsh', 0);
  });

  test('submission: a nation resists and the battles begin (UI-74)', async ({ page }) => {
    await openPosition(page, 'submit');
    await march(page, 'romans', 'lothian', 'dunedin');
    await endPhase(page);
    const panel = asked(page, 'submit');
    await expect(panel).toContainText('The Brigantes are few enough to submit to the Romans.');
    await answer(panel, 'Resist').click();
    await expect(panel).toContainText('The Picts are few enough');
    await answer(panel, 'Resist').click();
    await expectLog(page, 'The Picts do not submit to the Romans.', 'The Romans fight the Picts in Dunedin.');
  });

  test('submission: a nation submits and the armies in its areas make way (displace)', async ({ page }) => {
    await openPosition(page, 'submit');
    await pick(page, 'lothian', 'romans');
    await pick(page, 'dunedin');
    await page.keyboard.press('1');
    await pick(page, 'alban');
    await expectArmies(page, 'alban', 'romans', 1);
    await page.keyboard.press('Escape');
    await endPhase(page);
    const panel = asked(page, 'submit');
    await answer(panel, 'Resist').click();
    await expect(panel).toContainText('The Picts');
    await answer(panel, 'Submit to the Romans').click();
    await expectLog(page, 'The Picts submit to the Romans.');
    const displace = asked(page, 'displace');
    await expect(displace).toContainText('The Picts have submitted: the Romans must leave their areas.');
    await answer(displace, 'From Dunedin').click();
    await answer(displace, 'Move 1 army out of Dunedin to Lothian').click();
    await expectLog(page, 'The Romans make way: 1 army from Dunedin to Lothian.');
    await pick(page, 'dunedin');
    await pick(page, 'lothian');
    await goOn(page);
    await expectArmies(page, 'lothian', 'romans', 3);
    await expectArmies(page, 'alban', 'romans', 0);
    await expectArmies(page, 'dunedin', 'romans', 0);
    await expect(displace).toHaveCount(0);
  });

  test('battle: two battles in the order the player likes (UI-68)', async ({ page }) => {
    await openPosition(page, 'battle', { seed: 7 });
    await march(page, 'saxons', 'kent', 'essex');
    await march(page, 'saxons', 'wessex', 'avalon');
    await endPhase(page);
    await expect(asked(page, 'battle')).toContainText('Choose which battle the Saxons fight next.');
    const list = page.getByRole('region', { name: 'Battles', exact: true }).filter({ visible: true });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await pick(page, 'avalon');
    await expectLog(page, 'The Saxons fight the Welsh in Avalon.');
  });

  test('strike: sixes fall on cavalry or on foot', async ({ page }) => {
    await openPosition(page, 'strike', { seed: 2 });
    await march(page, 'saxons', 'sussex', 'kent');
    await endPhase(page);
    await expect(battle(page)).toContainText('Where do the sixes hit?');
    await expect(answer(battle(page), 'Hit only infantry')).toBeVisible();
    await answer(battle(page), 'Hit 1 cavalry').click();
    await expect(battle(page)).toContainText('Retreat?'); // the Normans decide next
    await answer(battle(page), 'Close').click();
    await expectLog(page, 'The Normans lose 1 cavalry in Kent.', 'The Normans lose 1 infantry in Kent.');
  });

  test('burh-loss: the Saxons keep the burh or give it up', async ({ page }) => {
    await openPosition(page, 'burh-loss', { seed: 1 });
    await march(page, 'danes', 'essex', 'kent');
    await endPhase(page);
    await expect(battle(page)).toContainText('What is lost?');
    await expect(answer(battle(page), 'Lose armies, keep the burh')).toBeVisible();
    await answer(battle(page), 'Lose the burh').click();
    await expect(battle(page)).not.toContainText('What is lost?');
    await answer(battle(page), 'Close').click();
    await expectLog(page, 'The Saxons lose 1 burh in Kent.');
  });

  test('losses: the raiders say who fell, then withdraw', async ({ page }) => {
    await openPosition(page, 'losses', { seed: 7 });
    await march(page, 'irish', 'atlantic-ocean', 'powys');
    await march(page, 'irish', 'dyfed', 'powys');
    await endPhase(page);
    await expect(battle(page)).toContainText('Which armies are lost?');
    await expect(answer(battle(page), /The army from the Atlantic Ocean/)).toBeVisible();
    await answer(battle(page), 'The army from Dyfed').click();
    await answer(battle(page), 'Back to the map').click();
    await expectLog(page, 'The Irish win the battle in Powys.');
    await expect(asked(page, 'withdraw')).toBeVisible();
  });

  test('partial retreat: some go, the others fight on (UI-73)', async ({ page }) => {
    await openPosition(page, 'retreat', { seed: 3 });
    await march(page, 'saxons', 'kent', 'essex');
    await endPhase(page);
    await expect(battle(page)).toContainText('Retreat?');
    await battle(page)
      .getByRole('radio', { name: /Suffolk/ })
      .check({ force: true });
    await battle(page).getByRole('checkbox', { name: 'Army 1' }).uncheck({ force: true });
    await battle(page).getByRole('checkbox', { name: 'Army 2' }).uncheck({ force: true });
    await answer(battle(page), 'Retreat 2 to Suffolk').click();
    await expectLog(page, 'The Angles retreat with 2 armies from Essex to Suffolk.');
    // Those who stay still stand in the battle.
    await expectArmies(page, 'suffolk', 'angles', 3);
    await expectArmies(page, 'essex', 'angles', 2);
    await answer(battle(page), 'Fight on').click();
    await expectArmies(page, 'suffolk', 'angles', 3);
  });

  test('withdraw: raiders go back to sea, all or some', async ({ page }) => {
    await openPosition(page, 'withdraw');
    const panel = asked(page, 'withdraw');
    await expect(panel).toContainText('Raiders of the Irish may go back to where they came from, or stay.');
    await answer(panel, 'From Cornwall').click();
    await answer(panel, 'Withdraw 1 army from Cornwall to the Atlantic Ocean').click();
    await expectLog(page, 'The Irish withdraw 1 army from Cornwall to the Atlantic Ocean.');
    await expectArmies(page, 'atlantic-ocean', 'irish', 1);
    await expectArmies(page, 'cornwall', 'irish', 1);
    await pick(page, 'dyfed');
    await pick(page, 'irish-sea');
    await expectArmies(page, 'irish-sea', 'irish', 1);
    await expectArmies(page, 'dyfed', 'irish', 0);
    await endPhase(page);
    await expect(panel).toHaveCount(0);
  });

  test('remove: overpopulation takes an army or the burh', async ({ page }) => {
    await openPosition(page, 'remove');
    const panel = asked(page, 'remove');
    await expect(panel).toContainText('The Saxons have 1 army too many. Choose what to remove.');
    await pick(page, 'kent');
    await expect(answer(panel, 'Remove 1 army from Kent')).toBeVisible();
    await answer(panel, 'Remove 1 burh from Kent').click();
    await expect(panel).toContainText('1 of 1 selected.');
    await page.getByTestId('next-phase').click();
    await goOn(page);
    await expectLog(page, 'The Saxons lose 1 burh in Kent to overpopulation.');
    await expect(panel).toHaveCount(0);
  });

  test('remove: several at once, on the map and in the panel, the last one taken back, confirmed once', async ({
    page,
  }) => {
    await openPosition(page, 'removals');
    const panel = asked(page, 'remove');
    const next = page.getByTestId('next-phase');
    await expect(panel).toContainText('The Saxons have 3 armies too many.');
    await expect(panel).toContainText('0 of 3 selected.');
    await expect(next).toHaveText('Remove 3 first');
    await expect(next).toBeDisabled();
    await pick(page, 'kent');
    await pick(page, 'kent');
    await expect(page.locator('[data-picked=kent]')).toHaveText('×2');
    await answer(panel, 'Essex').click();
    await expect(panel).toContainText('3 of 3 selected.');
    await answer(panel, 'Undo the last choice').click();
    await expect(panel).toContainText('The Saxons have 1 army too many.');
    await expect(next).toHaveText('Remove 1 first');
    await page.keyboard.press('u');
    await expect(page.locator('[data-picked=kent]')).toHaveText('×1');
    await expectArmies(page, 'kent', 'saxons', 4);
    await pick(page, 'essex');
    await pick(page, 'kent');
    await expect(next).toHaveText('Confirm selection');
    await page.keyboard.press('n');
    await goOn(page);
    await expect(panel).toHaveCount(0);
    await expectArmies(page, 'kent', 'saxons', 2);
    await expectArmies(page, 'essex', 'saxons', 2);
  });

  test('forts: new ones are given up on the map or in the list, the rest stay', async ({ page }) => {
    await openPosition(page, 'forts');
    await march(page, 'romans', 'kent', 'essex');
    await march(page, 'romans', 'hwicce', 'avalon');
    await march(page, 'romans', 'south-mercia', 'suffolk');
    await endPhase(page);
    const panel = asked(page, 'forts');
    await expect(panel).toContainText('The Romans have built forts in this phase.');
    await pick(page, 'essex');
    await answer(panel, 'Avalon').click();
    for (const area of ['essex', 'avalon'])
      await expect(building(page, area, 'romans', 'fort')).toHaveCount(0);
    await expect(page.getByTestId('next-phase')).toHaveText('Keep the forts');
    await endPhase(page);
    await expect(panel).toHaveCount(0);
    await expect(building(page, 'suffolk', 'romans', 'fort')).toHaveCount(1);
    await expectArmies(page, 'essex', 'romans', 1);
  });

  test('exchange: population points buy horse or foot', async ({ page }) => {
    await openPosition(page, 'horse');
    await answer(asked(page, 'exchange'), 'Only 1 cavalry').click();
    await expectLog(page, '1 cavalry, 2 kept.');
    const panel = asked(page, 'place');
    await expect(panel.getByTestId('purchases')).toContainText('Cavalry');
    await pick(page, 'kent');
    await expectLog(page, 'The Normans place 1 cavalry in Kent.');
  });

  test('replace: eight forts become Romano-British', async ({ page }) => {
    await openPosition(page, 'replace');
    const panel = asked(page, 'replace');
    await expect(panel).toContainText('8 to go');
    await pick(page, 'kent');
    await expect(panel).toContainText('7 to go');
    await expect(page.locator('[data-picked=kent]')).toHaveText('×1');
    for (const area of ['Essex', 'Sussex', 'Wessex', 'Avalon', 'Hwicce', 'Norfolk', 'Suffolk'])
      await answer(panel, area).click();
    await expect(panel).toContainText('8 of 8 selected.');
    await expectArmies(page, 'kent', 'romano-british', 0);
    await page.getByTestId('next-phase').click();
    await expect(panel).toHaveCount(0);
    await expectLog(page, 'The fort in Kent becomes a Romano-British army.');
    await expectArmies(page, 'suffolk', 'romano-british', 1);
    await expectArmies(page, 'lindsey', 'romano-british', 0);
  });

  test('ballot and vote: an open election of the Bretwalda', async ({ page }) => {
    await openPosition(page, 'vote');
    await expect(asked(page, 'ballot')).toContainText('Votes are cast openly unless a player asks');
    for (let player = 1; player <= 4; player++) {
      await expect(asked(page, 'ballot')).toContainText(`Player ${player}`);
      await answer(asked(page, 'ballot'), 'Accept an open vote').click();
    }
    const panel = asked(page, 'vote');
    await expect(panel).toContainText('Choose who the Welsh vote for.');
    await answer(panel, 'The Welsh vote for the Angles').click();
    await expect(panel.getByRole('row', { name: 'Welsh 1 Angles 0' })).toBeVisible();
    await answer(panel, 'The Saxons vote for themselves').click();
    await answer(panel, 'The Angles vote for themselves').click();
    await goOn(page);
    await expectLog(page, 'The Bretwalda comes from the Angles, with 7 of 12 votes.');
  });

  test('secret ballot: asked for by one, and nobody sees the vote of another', async ({ page }) => {
    await openPosition(page, 'vote');
    await answer(asked(page, 'ballot'), 'Ask for a secret ballot').click();
    await expect(page.getByRole('heading', { name: 'Pass to Player 2' })).toBeVisible();
    await expect(page.getByText('A secret vote follows: only you should see the screen.')).toBeVisible();
    await expect(page.getByRole('application')).toHaveCount(0); // nothing of the game is to be seen
    await takeSeat(page);
    const panel = asked(page, 'vote');
    await expect(panel).toContainText('Nobody sees the votes until all have voted.');
    await answer(panel, 'The Welsh vote for the Angles').click();
    await expect(page.getByRole('heading', { name: 'Pass to Player 3' })).toBeVisible();
    await takeSeat(page);
    await expect(page.locator('body')).not.toContainText('vote for the Angles.');
    await expectLog(page, 'The Welsh have voted.');
    await expectNotInLog(page, /The Welsh give/);
    await expect(panel).not.toContainText('Welsh vote for Angles');
    await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
    await answer(panel, 'The Saxons vote for themselves').click();
    await takeSeat(page);
    await expectNotInLog(page, /The Saxons give/);
    await answer(panel, 'The Angles vote for themselves').click();
    await goOn(page);
    await expectLog(page, 'The Welsh give 1 vote to the Angles.', 'The Bretwalda comes from the Angles');
  });

  test('secret ballot from a file: no seat sees the votes of the others, also after a reload', async ({
    page,
  }) => {
    await openPosition(page, 'secret', { waitAtDoor: true });
    await expect(page.getByRole('heading', { name: 'Pass to Player 2' })).toBeVisible();
    await expect(page.getByText('A secret vote follows')).toBeVisible();
    await takeSeat(page);
    await answer(asked(page, 'vote'), 'The Welsh vote for the Angles').click();
    await expect(page.getByRole('heading', { name: 'Pass to Player 3' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Pass to Player 3' })).toBeVisible();
    await takeSeat(page);
    await expectNotInLog(page, /The Welsh give/);
  });

  test('round 16: Norwegians at sea, Saxons place their levy, Normans choose foot or horse', async ({
    page,
  }) => {
    await openPosition(page, 'muster');
    await expectArmies(page, 'north-sea', 'norwegians', 2);
    const place = asked(page, 'place');
    await expect(place).toContainText(
      'The Saxons place 2 armies: choose one of their English areas for the next one.',
    );
    await expect(place).toContainText('Harold’s levy before the last fight.');
    await pick(page, 'wessex');
    await answer(place, 'Avalon').click();
    await expectLog(page, 'The Saxons receive 1 army in Wessex.', 'The Saxons receive 1 army in Avalon.');
    await expectArmies(page, 'avalon', 'saxons', 3);
    const exchange = asked(page, 'exchange');
    await expect(exchange).toContainText(
      'The Normans receive 2 infantry. One cavalry may take the place of two infantry.',
    );
    await expect(answer(exchange, 'Only 2 infantry')).toBeVisible();
    await answer(exchange, 'Only 1 cavalry').click();
    await takeSeat(page); // the Danes open the round
    await expectLog(page, 'The Normans choose 1 cavalry in place of 2 infantry.');
    await expect(page.getByTestId('next-phase')).toBeVisible();
  });

  test('begin and side: four persons bid for their nations', async ({ page }) => {
    await openPosition(page, 'begin', { seed: 7 });
    await expect(asked(page, 'begin')).toContainText('Lots decide who chooses first.');
    await answer(asked(page, 'begin'), 'Draw lots').click();
    await expectLog(page, 'Lots are drawn. Order:');
    const panel = asked(page, 'side');
    const group = (colour: string) => panel.getByRole('article', { name: colour });
    await expect(panel).toContainText('outbid the player who holds one');
    await expect(panel).toContainText(/Player \d/);
    await group('Red').getByRole('spinbutton').fill('4');
    await answer(group('Red'), 'Bid 4').click();
    await expect(group('Red')).toContainText(/held by Player \d for 4/);
    // The next one outbids by at least two points.
    await expect(group('Red').getByRole('spinbutton')).toHaveValue('6');
    await answer(group('Red'), 'Bid 6').click();
    await expect(group('Red')).toContainText(/held by Player \d for 6/);
    for (const colour of ['Yellow', 'Green', 'Blue']) {
      await expect(group(colour)).toContainText('free');
      await answer(group(colour), 'Take for free').click();
    }
    await goOn(page);
    await expectLog(page, 'Everyone has their nations. The game begins.');
  });

  test('side: three persons choose in turn', async ({ page }) => {
    await openPosition(page, 'choose', { seed: 7 });
    await answer(asked(page, 'begin'), 'Draw lots').click();
    const panel = asked(page, 'side');
    await expect(panel).toContainText('Choose one of the free groups of nations.');
    const free = panel.getByRole('button', { name: 'Take these nations' });
    await expect(free).toHaveCount(3);
    await free.nth(1).click();
    await expect(free).toHaveCount(2);
    await free.first().click();
    await expectLog(page, 'takes group');
  });

  test.describe('a position inside a battle', () => {
    const CASES = [
      ['mid-strike', 'Hit only infantry', 'The Normans lose 2 infantry in Kent.'],
      ['mid-burh-loss', 'Lose armies, keep the burh', 'The Saxons lose 2 armies in Kent.'],
      ['mid-losses', 'The army from Dyfed', 'The Irish win the battle in Powys.'],
      ['mid-retreat', 'Retreat 4 to Suffolk', 'The Angles retreat with 4 armies from Essex to Suffolk.'],
    ] as const;
    for (const [name, button, line] of CASES)
      test(`${name}: its question can be answered in the window`, async ({ page }) => {
        await openPosition(page, name, { seed: 5 });
        if (name === 'mid-retreat')
          await battle(page)
            .getByRole('radio', { name: /Suffolk/ })
            .check({ force: true });
        await answer(battle(page), button).click();
        await goOn(page);
        await expectLog(page, line);
      });
  });
});
