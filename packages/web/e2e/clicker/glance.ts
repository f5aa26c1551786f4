import type { Habit } from './habits.ts';

/** What a glance finds to click, and where the player is. */
export interface Sight {
  /** `over`: the way to the final scores is open; `away`: another page than that of the game. */
  readonly where: 'game' | 'over' | 'away' | 'loading';
  /** The uppermost window, by its test id or its heading. */
  readonly window: string | null;
  /** Does anything lead on? */
  readonly leads: boolean;
  readonly target: Target | null;
}

export interface Target {
  readonly habit: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

export interface Question {
  readonly habits: readonly Habit[];
  readonly untouched: string;
  /** Names of nations as the order of the round has them, with their ids on the map. */
  readonly nations: Readonly<Record<string, string>>;
  /** Numbers from 0 to below 1, used up one after the other. */
  readonly rolls: readonly number[];
}

/**
 * Runs in the page: one look at everything that can be clicked, one choice among it, and the point that hits it. What
 * lies outside a box that scrolls is scrolled to, as a hand would.
 */
export function glance({ habits, untouched, nations, rolls }: Question): Sight {
  let used = 0;
  const roll = () => rolls[used++ % rolls.length] ?? 0;
  const some = <T>(of: readonly T[]): T | undefined => of[Math.floor(roll() * of.length)];
  const id = /^#\/(game|end)\/./.exec(location.hash);
  if (!id) return { where: 'away', window: null, leads: false, target: null };

  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const open = [...document.querySelectorAll<HTMLElement>('dialog[open]')];
  const modal = middle?.closest<HTMLElement>('dialog[open]') ?? open.at(-1) ?? null;
  const title = modal && (modal.dataset.testid ?? modal.querySelector('h2')?.textContent ?? 'window');
  const isOver = document.querySelector('[data-testid=to-end]') !== null;
  if (isOver && !modal) return { where: 'over', window: null, leads: true, target: null };

  const turn = document.querySelector('[aria-current=step][aria-label$=", playing now"]');
  const own = nations[turn?.getAttribute('aria-label')?.split(', now')[0] ?? ''];

  const CLICKABLE =
    'button, summary, label, a[href], [role=application] :is([data-area], [data-nation], [data-mark])';
  const things = [...(modal ?? document.body).querySelectorAll<HTMLElement | SVGElement>(CLICKABLE)].filter(
    (thing) =>
      !thing.matches(untouched) &&
      !thing.matches('[disabled], [aria-disabled=true]') &&
      thing.getClientRects().length > 0,
  );
  const heaps = habits.map((habit) => ({
    ...habit,
    at: habit.at.replace('$own', own ?? 'nobody'),
    things: [] as (HTMLElement | SVGElement)[],
  }));
  for (const thing of things) heaps.find(({ at }) => thing.matches(at))?.things.push(thing);

  const leads = heaps.some((heap) => heap.leads && heap.things.length > 0);
  const target = choose() ?? null;
  const loading = things.length === 0 && modal === null;
  return { where: loading ? 'loading' : 'game', window: title ?? null, leads, target };

  function choose(): Target | undefined {
    for (let i = 0; i < 8; i++) {
      const there = heaps.filter((heap) => heap.things.length > 0);
      let left = roll() * there.reduce((sum, { weight }) => sum + weight, 0);
      const heap = there.find(({ weight }) => {
        left -= weight;
        return left < 0;
      });
      const thing = heap && some(heap.things);
      if (!thing) return undefined;
      const spot = thing.matches('[data-mark]:not(button)') ? spotOfMark(thing) : spotOf(thing);
      if (spot) return { habit: heap.name, label: labelOf(thing), ...spot };
      heap.things.splice(heap.things.indexOf(thing), 1);
    }
    return undefined;
  }

  function labelOf(thing: Element): string {
    const { area, nation, mark } = (thing as HTMLElement).dataset;
    const words = thing.getAttribute('aria-label') ?? thing.textContent ?? '';
    return [area, nation, mark, words.replace(/\s+/g, ' ').trim().slice(0, 50)].filter(Boolean).join(' ');
  }

  function spotOf(thing: Element): { x: number; y: number } | undefined {
    if (!thing.closest('[role=application]')) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return among(thing.getBoundingClientRect(), (at) => at === thing || thing.contains(at));
  }

  /** A mark lies over its area and its pieces: whatever of them is hit will do. */
  function spotOfMark(mark: Element): { x: number; y: number } | undefined {
    const [, area] = /#clip-([a-z-]+)/.exec(mark.getAttribute('clip-path') ?? '') ?? [];
    const shape = area ? document.querySelector(`[data-area=${area}]:not([data-nation])`) : mark;
    if (!shape) return undefined;
    return among(shape.getBoundingClientRect(), (at) => {
      const hit = at.closest<HTMLElement>('[role=application] [data-area]');
      return hit !== null && (area === undefined || hit.dataset.area === area);
    });
  }

  /** A point of the box that is on the screen and hits what is wanted: the middle, else by chance. */
  function among(box: DOMRect, wanted: (at: Element) => boolean): { x: number; y: number } | undefined {
    for (let i = 0; i < 12; i++) {
      const x = box.left + box.width * (i === 0 ? 0.5 : roll());
      const y = box.top + box.height * (i === 0 ? 0.5 : roll());
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const at = document.elementFromPoint(x, y);
      if (at && wanted(at)) return { x, y };
    }
    return undefined;
  }
}
