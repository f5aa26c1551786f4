/** Something one may click: what it is, and how often it is preferred to the rest that is there. */
export interface Habit {
  readonly name: string;
  /** What belongs to it, unless an earlier habit has it. $own is the nation at turn. */
  readonly at: string;
  readonly weight: number;
  /** It leads the game on; where nothing does, one mostly waits for others. */
  readonly leads?: true;
  /** It leaves the game. */
  readonly leaves?: true;
  /** It takes back a part of an answer: as often as it adds to it, the answer would never be whole. */
  readonly undoes?: true;
}

const OFFERED = ['go', 'attack', 'over', 'over-attack', 'chosen'];
const list = (of: (mark: string) => string): string => OFFERED.map(of).join();

/** Never touched: what would take the page away, end the saving that is looked at, or change the language. */
export const UNTOUCHED = [
  '[data-testid=settings] [role=group] *',
  '[data-testid=settings] footer *',
  'input[type=text]',
  'a[href^=http]',
].join();

/** The first one that fits counts. Weights lead a whole game to its end in some minutes, with a little of everything. */
export const HABITS: readonly Habit[] = [
  { name: 'hand-over', at: 'main > h1 ~ button', weight: 50, leads: true },
  { name: 'battle: next step', at: '[data-testid=battle] > footer button', weight: 30, leads: true },
  { name: 'battle: answer', at: '[data-testid=battle] section section button', weight: 20, leads: true },
  { name: 'battle: who and where', at: '[data-testid=battle] fieldset label', weight: 8 },
  { name: 'battle: speed, close', at: '[data-testid=battle] > header button', weight: 1 },
  { name: 'battle: other', at: '[data-testid=battle] *', weight: 2 },
  { name: 'menu: leave', at: '[data-testid=quit]', weight: 0.5, leaves: true },
  { name: 'menu: save', at: '[data-testid=game-menu] form button', weight: 3 },
  { name: 'window: answer', at: 'dialog > footer button', weight: 20, leads: true },
  { name: 'window: close', at: 'dialog > header button', weight: 20, leads: true },
  { name: 'window: other', at: 'dialog *', weight: 8 },
  { name: 'review: end', at: '[data-testid=review] > button', weight: 15, leads: true },
  { name: 'review', at: '[data-testid=review] *', weight: 5 },
  { name: 'take a pick back', at: '[data-testid=pick-back]', weight: 4, undoes: true },
  { name: 'answer', at: '[data-testid^=decision-] button', weight: 40, leads: true },
  { name: 'fight', at: 'section[aria-label=Battles] button', weight: 30, leads: true },
  { name: 'next phase', at: '[data-testid=next-phase]', weight: 9, leads: true },
  { name: 'take back', at: '[data-testid=take-back]', weight: 9, leads: true },
  { name: 'go on', at: 'footer button[aria-label="Resume"]', weight: 20, leads: true },
  { name: 'target', at: `section ${list((mark) => `button[data-mark=${mark}]`)}`, weight: 12, leads: true },
  {
    name: 'offered area',
    at: `[role=application] :is(${list((mark) => `[data-mark=${mark}]`)})`,
    weight: 12,
  },
  { name: 'own stack', at: '[role=application] [data-nation=$own]', weight: 8 },
  { name: 'any stack', at: '[role=application] [data-nation]', weight: 0.5 },
  { name: 'any area', at: '[role=application] [data-area]', weight: 0.5 },
  { name: 'how many', at: 'section:has(output) :is(button, label)', weight: 2 },
  { name: 'list: choice', at: '[data-testid=list-view] li button', weight: 12, leads: true },
  { name: 'list: area', at: '[data-testid=list-view] th button', weight: 3 },
  { name: 'undo', at: '[data-testid=undo], [data-testid=restart]', weight: 0.5 },
  { name: 'sheet', at: '[data-testid=sheet] > button', weight: 1.5 },
  { name: 'refusal', at: '[data-testid=refusal] button', weight: 5 },
  { name: 'advice', at: 'button[aria-keyshortcuts=H]', weight: 0.05 },
  { name: 'other', at: 'body *', weight: 1.5 },
];

export interface KeyHabit {
  readonly key: string;
  readonly weight: number;
}

/** Keys of the game screen and of windows; Tab goes to the next own stack. */
export const KEYS: readonly KeyHabit[] = [
  { key: 'Tab', weight: 8 },
  { key: 'Enter', weight: 3 },
  { key: 'Escape', weight: 1 },
  { key: 'ArrowUp', weight: 1 },
  { key: 'ArrowLeft', weight: 1 },
  { key: 'ArrowDown', weight: 1 },
  { key: 'ArrowRight', weight: 1 },
  { key: 'n', weight: 1 },
  { key: 'u', weight: 0.3 },
  { key: 'r', weight: 0.1 },
  { key: 'v', weight: 0.3 },
  { key: 'a', weight: 0.5 },
  { key: 'l', weight: 0.5 },
  { key: '1', weight: 1 },
  { key: '2', weight: 1 },
  { key: 'g', weight: 0.2 },
  { key: 'i', weight: 0.2 },
  { key: '?', weight: 0.1 },
  { key: '+', weight: 0.2 },
  { key: '0', weight: 0.2 },
  { key: 'Space', weight: 0.5 },
];

/** How often keys are used, beside the weights of what can be clicked. */
export const KEYBOARD = 5;
