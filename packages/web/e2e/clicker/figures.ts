import { readFile } from 'node:fs/promises';
import { type GameState, loadGame, type Nation, nationId, seatsOf } from '@bretwalda/engine';
import { NATIONS } from '@bretwalda/engine/data';
import { nationPoints, nationsOf, seatPoints } from '@bretwalda/engine/queries';
import { expect, type Page } from '@playwright/test';
import { storedGame } from './stored.ts';

interface Player {
  readonly name: string;
  readonly kind: 'person' | 'computer';
}

interface Replayed {
  readonly state: GameState;
  readonly players: readonly Player[];
  readonly decisions: number;
  /** By seat. */
  readonly points: readonly number[];
}

/** Plays a saved game through with the engine alone. */
export function replayed(text: string): Replayed {
  const game = loadGame(text);
  if (!game.ok) throw new Error(`the saved game is refused: ${JSON.stringify(game.violation)}`);
  const { state, journal, config } = game.value;
  const { players } = config as unknown as { players: readonly Player[] };
  return { state, decisions: journal.length, players, points: seatPoints(state) };
}

/** Points by name: players and nations. Nations without points may be left out by the page. */
type Points = Readonly<Record<string, number>>;

const sorted = (points: Points): readonly (readonly [string, number])[] =>
  Object.entries(points)
    .filter(([, n]) => n !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** One person alone is "You"; where several share the screen everybody has a name. */
function seatNames({ players }: Replayed, you: boolean): readonly string[] {
  const alone = you && players.filter(({ kind }) => kind === 'person').length === 1;
  return players.map(({ name, kind }) => (alone && kind === 'person' ? 'You' : name));
}

const byPlayer = (game: Replayed, you = true): Points => {
  const names = seatNames(game, you);
  return Object.fromEntries(seatPoints(game.state).map((points, seat) => [names[seat] ?? seat, points]));
};

function byNation({ state, players }: Replayed): Points {
  const totals = nationPoints(state);
  const played = seatsOf(players.length).flatMap((seat) => nationsOf(state, seat));
  const name = (nation: Nation) => NATIONS.find(({ id }) => id === nationId(nation))?.name.en ?? '';
  return Object.fromEntries(played.map((nation) => [name(nation), totals[nation] ?? 0]));
}

type Pairs = readonly (readonly [string, string])[];
const pointsOf = (pairs: Pairs): Points =>
  Object.fromEntries(pairs.map(([name, points]) => [name.trim(), Number(points)]));

/** The window after a scoring round: the sums of all players are the engine's. */
export async function checkScoring(page: Page): Promise<void> {
  await expect(async () => {
    const shown = await page
      .getByTestId('scoring')
      .locator('section')
      .evaluateAll(
        (cards) =>
          cards.map((card) => [
            card.querySelector('h3 b')?.textContent ?? '',
            /-?\d+/.exec(card.querySelector('h3 + p')?.textContent ?? '')?.[0] ?? '',
          ]) as [string, string][],
      );
    const game = replayed((await storedGame(page)) ?? '');
    expect(sorted(pointsOf(shown)), 'points after the round').toEqual(sorted(byPlayer(game)));
  }).toPass({ timeout: 10_000 }); // it is saved a moment later
}

/** The final scores: players' window, ranking and table say what the engine says of the saved file. */
export async function checkEnd(page: Page): Promise<Replayed> {
  const window = await readPlayersWindow(page);
  await page.getByTestId('to-end').click();
  const end = page.getByTestId('end');
  const download = page.waitForEvent('download');
  await end.getByRole('button', { name: 'Save' }).click();
  const game = replayed(await readFile(await (await download).path(), 'utf8'));
  expect(game.state.step, 'the game is over').toBe('over');
  const nations = sorted(byNation(game));
  expect(sorted(window.players), "players' window: players").toEqual(sorted(byPlayer(game, false)));
  expect(sorted(window.nations), "players' window: nations").toEqual(nations);
  const ranking = await end
    .getByRole('list', { name: 'Ranking' })
    .locator('> li')
    .evaluateAll(
      (places) =>
        places.map((place) => [
          place.querySelector('h2')?.textContent ?? '',
          place.querySelector('p > b')?.textContent ?? '',
        ]) as [string, string][],
    );
  expect(sorted(pointsOf(ranking)), 'end page: players').toEqual(sorted(byPlayer(game)));
  const rows = await end
    .locator('tbody tr')
    .evaluateAll(
      (lines) =>
        lines.map((line) => [
          line.querySelector('th')?.textContent ?? '',
          line.querySelector('td:nth-last-child(2)')?.textContent ?? '',
        ]) as [string, string][],
    );
  const isNation = ([name]: readonly [string, string]) =>
    NATIONS.some((nation) => nation.name.en === name.trim());
  expect(sorted(pointsOf(rows.filter(isNation))), 'end page: nations').toEqual(nations);
  return game;
}

async function readPlayersWindow(
  page: Page,
): Promise<{ readonly players: Points; readonly nations: Points }> {
  await page.getByTestId('menu').click();
  await page.getByTestId('game-menu').getByRole('button', { name: 'Players' }).click();
  const window = page.getByTestId('players-window');
  await window.waitFor();
  const sides = await window.locator('ol > li').evaluateAll((cards) =>
    cards.map((card) => ({
      player: [
        card.querySelector('h3')?.textContent ?? '',
        card.querySelector('b.number')?.textContent ?? '',
      ],
      nations: [...card.querySelectorAll('tbody tr')].map((row) => [
        row.querySelector('th')?.textContent ?? '',
        row.querySelector('td')?.textContent ?? '',
      ]),
    })),
  );
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  return {
    players: pointsOf(sides.map(({ player }) => player as [string, string])),
    nations: pointsOf(sides.flatMap(({ nations }) => nations as [string, string][])),
  };
}
