import { fightAll, type Press } from './battle.ts';
import { chance } from './chance.ts';
import { Orders } from './orders.ts';
import type { Screen } from './screen.ts';

/** What a scripted game went through. */
export interface Tale {
  readonly handOvers: Set<string>;
  readonly battles: Set<string>;
  readonly decisions: Set<string>;
  moves: number;
}

const MOVES_A_TURN = 2;
const STEPS = 2000;

/** Plays for every person at the screen, by orders in the list view, until the game is over. */
export async function playToEnd(screen: Screen, press: Press, seed: number): Promise<Tale> {
  const { page } = screen;
  const orders = new Orders(page);
  const pick = chance(seed);
  const tale: Tale = { handOvers: new Set(), battles: new Set(), decisions: new Set(), moves: 0 };
  let movesLeft = MOVES_A_TURN;
  for (let i = 0; i < STEPS; i++) {
    const now = await moment(screen);
    if (now === 'over') return tale;
    if (now === 'hand-over') {
      tale.handOvers.add((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
      await page.getByRole('button', { name: 'Ready', exact: true }).click();
    } else if (now === 'battle') {
      for (const title of await fightAll(screen, press)) tale.battles.add(title);
    } else if (now === 'decide') {
      const choices = await orders.choices();
      const moves = choices.filter((choice) => choice.startsWith('move '));
      const moving = moves.length > 0 && (movesLeft > 0 || !choices.includes('end'));
      const from = moving ? moves : choices.includes('end') ? ['end'] : choices;
      const order = from[pick(from.length)] ?? 'end';
      tale.decisions.add(order.split(' ')[0] ?? '');
      if (moving) tale.moves++;
      movesLeft = order === 'end' ? MOVES_A_TURN : movesLeft - (moving ? 1 : 0);
      await orders.type(order);
    }
  }
  throw new Error('the game does not end');
}

type Moment = 'over' | 'hand-over' | 'battle' | 'decide' | 'wait';

/** What the screen asks for; one look at the page. */
const moment = (screen: Screen): Promise<Moment> =>
  screen.page.evaluate(() => {
    const has = (selector: string) => document.querySelector(selector) !== null;
    if (has('[data-testid=to-end]')) return 'over';
    if (has('dialog[open][data-testid=battle]')) return 'battle';
    if (has('[data-testid=list-view] li code')) return 'decide';
    return has('[data-testid=list-view]') ? 'wait' : 'hand-over';
  });
