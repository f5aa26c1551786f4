import { NATIONS } from '@bretwalda/engine/data';
import type { Page } from '@playwright/test';
import { type Chance, chance } from '../play/index.ts';
import type { Faults } from '../support/faults.ts';
import { checkScoring } from './figures.ts';
import { glance, type Sight, type Target } from './glance.ts';
import { HABITS, KEYBOARD, KEYS, UNTOUCHED } from './habits.ts';
import type { Plan } from './plan.ts';
import { storedGame } from './stored.ts';

/** Nothing changes in the game for so long, and after so many tries: it is stuck. */
export interface Patience {
  readonly ms: number;
  readonly tries: number;
}
const PATIENCE: Patience = { ms: 45_000, tries: 400 };
/** After so long whatever can be clicked is almost as good as anything else. */
const UNEASY_MS = 12_000;
const LONGEST_MS = 30 * 60_000;

const EVERY = { look: 20, reload: 500, back: 1500 };
const WAIT_MS = 30;
const ROLLS = 150;

const FAILURE = 'A computer player ran into a problem.';
const NATION_IDS = Object.fromEntries(NATIONS.map(({ id, name }) => [name.en, id]));
/** Whoever is uneasy tries everything, but stays: to leave or to load the page again would heal what hangs. */
const EQUAL = HABITS.map((habit) => ({
  ...habit,
  weight: habit.leaves || habit.undoes ? 0 : habit.leads ? 3 : 1,
}));

/** What a game has seen of the clicker. */
export interface Tale {
  clicks: number;
  keys: number;
  reloads: number;
  scorings: number;
  readonly windows: Set<string>;
}

/** A player who clicks at random: mostly at what leads on, now and then at anything, and sometimes reloads the page. */
export class Clicker {
  readonly tale: Tale = { clicks: 0, keys: 0, reloads: 0, scorings: 0, windows: new Set() };
  /** What was done last, for whoever looks for the reason of a failure. */
  readonly trail: string[] = [];
  private readonly page: Page;
  private readonly faults: Faults;
  private readonly touch: boolean;
  private readonly patience: Patience;
  private readonly chance: Chance;
  /** While others play, chance of its own: how long they take changes nothing of what is clicked afterwards. */
  private readonly idle: Chance;
  private window: string | null = null;
  private last: string | null = null;
  private since = Date.now();
  private tries = 0;

  constructor(page: Page, faults: Faults, { seed, device }: Plan, patience = PATIENCE) {
    this.page = page;
    this.faults = faults;
    this.touch = device === 'phone';
    this.patience = patience;
    this.chance = chance(seed);
    this.idle = chance(seed + 1_000_000);
    page.on('dialog', (dialog) => void dialog.accept().catch(() => {}));
  }

  /** Plays until the way to the final scores is open. */
  async playToEnd(): Promise<void> {
    const end = Date.now() + LONGEST_MS;
    while (Date.now() < end) {
      const sight = await this.look();
      if (sight.where === 'over') return;
      await this.notice(sight);
      await this.act(sight);
      if (++this.tries % EVERY.look === 0) await this.watch();
    }
    throw new Error('the game does not end');
  }

  private get isUneasy(): boolean {
    return Date.now() - this.since > UNEASY_MS;
  }

  private async look(): Promise<Sight> {
    const habits = this.isUneasy ? EQUAL : HABITS;
    const rolls = Array.from({ length: ROLLS }, () => this.chance(1_000_000) / 1_000_000);
    const question = { habits, untouched: UNTOUCHED, nations: NATION_IDS, rolls };
    try {
      return await this.page.evaluate(glance, question);
    } catch (error) {
      if (!/context was destroyed|navigat/i.test(String(error))) throw error;
      return { where: 'loading', window: null, leads: false, target: null };
    }
  }

  private async notice({ window }: Sight): Promise<void> {
    const isNew = window !== null && window !== this.window;
    this.window = window;
    if (this.faults.found.length > 0) throw new Error(this.faults.found.join('\n'));
    if (window === FAILURE) throw new Error(FAILURE);
    if (!isNew) return;
    this.tale.windows.add(window);
    if (window !== 'scoring') return;
    await checkScoring(this.page);
    this.tale.scorings++;
  }

  private async act({ where, target, leads }: Sight): Promise<void> {
    if (where === 'away') return this.comeBack();
    if (where === 'loading') return this.wait();
    const dice = leads || this.isUneasy ? this.chance : this.idle;
    if (!leads && !this.isUneasy && dice(6) > 0) return this.wait();
    // Only where the game can be led on from the screen: elsewhere to come back would heal what hangs.
    if (leads && !this.isUneasy && dice(EVERY.reload) === 0) return this.reload();
    if (leads && !this.isUneasy && dice(EVERY.back) === 0) return this.goBack();
    if (!target || (!this.touch && dice(100) < KEYBOARD)) return this.press(dice);
    return this.click(target);
  }

  private wait(): Promise<void> {
    return this.page.waitForTimeout(WAIT_MS);
  }

  private async click({ x, y, habit, label }: Target): Promise<void> {
    const what = `${habit}: ${label}`;
    if (what === this.trail.at(-1)) await this.wait(); // dice roll, armies march
    this.note(what);
    this.tale.clicks++;
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  private async press(dice: Chance): Promise<void> {
    if (this.touch) return this.wait();
    const sum = KEYS.reduce((all, { weight }) => all + weight, 0);
    let left = (dice(10_000) / 10_000) * sum;
    const key = KEYS.find(({ weight }) => {
      left -= weight;
      return left < 0;
    })?.key;
    this.note(`key ${key}`);
    this.tale.keys++;
    await this.page.keyboard.press(key ?? 'Escape');
  }

  private async reload(): Promise<void> {
    this.note('reload');
    this.tale.reloads++;
    await this.page.reload();
  }

  private async goBack(): Promise<void> {
    this.note('back');
    await this.page.goBack();
  }

  /** From the start page on with the game; from anywhere else by the way that one came. */
  private async comeBack(): Promise<void> {
    this.note(`away at ${await this.page.evaluate(() => location.hash)}`);
    const go = this.page.getByTestId('continue');
    if (await go.isVisible()) await go.click();
    else if (await this.page.getByTestId('new-game').isVisible()) await this.wait();
    else await this.page.goBack();
    await this.page.waitForTimeout(WAIT_MS * 5);
  }

  /** Is the game still going on? What was saved last tells it. */
  private async watch(): Promise<void> {
    const now = await storedGame(this.page);
    if (now !== this.last) {
      this.last = now;
      this.since = Date.now();
      this.tries = 0;
    }
    const { ms, tries } = this.patience;
    if (this.tries >= tries && Date.now() - this.since > ms)
      throw new Error(`stuck: nothing has changed for ${this.tries} tries`);
  }

  private note(what: string): void {
    this.trail.push(what);
    if (this.trail.length > 400) this.trail.shift();
  }
}
