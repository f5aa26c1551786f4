import {
  type Action,
  type ActionOf,
  type AreaId,
  areaId,
  areaOf,
  check,
  type GameState,
  type Nation,
  NOBODY,
  type Violation,
} from '@bretwalda/engine';
import { LAND } from '@bretwalda/engine/data';
import { holderOf, isPassage, isSea, normalLimit, STEPS, stackSizeIn } from '@bretwalda/engine/queries';
import { legalIn } from '../facts/legal.ts';
import type { AreaHighlight } from '../map/board-types.ts';
import { chooseCount, chosenArmies, isEmpty, type Selection, stepTo } from './selection.ts';

/** What picking an area would do. */
export interface Offer {
  readonly highlight: AreaHighlight;
  /** Played in this order; more than one choice when they differ by unit: then the panel asks. */
  readonly actions: readonly Action[];
  /** Several answers are possible here; `actions` is empty. */
  readonly choices?: readonly Action[];
  readonly violation?: Violation;
  /** The nearest thing that is allowed. */
  readonly instead?: { readonly actions: readonly Action[]; readonly count: number };
}

export type Offers = ReadonlyMap<AreaId, Offer>;

const NOTHING: Offers = new Map();

/** What every area offers for the decision at hand, for the stack that is chosen. */
export function offersFor(state: GameState, selection: Selection | null, from: AreaId | null): Offers {
  switch (state.pending?.kind) {
    case 'move':
      return selection && !isEmpty(selection) ? moveOffers(state, selection) : NOTHING;
    case 'place':
      return areaOffers(state, 'go', (area) => ({ type: 'place', area }));
    case 'burhs':
      return areaOffers(state, 'go', (area) => ({ type: 'burh', area }));
    case 'leader':
      return areaOffers(state, 'go', (area) => ({ type: 'leader', area }));
    case 'battle':
      return listed(state, 'battle', (a) => (a.type === 'fight' ? a.area : null));
    case 'remove':
      return listed(state, 'go', (a) => (a.type === 'remove' ? a.area : null));
    case 'forts':
      return listed(state, 'go', (a) => (a.type === 'raze' ? a.area : null));
    case 'replace':
      return listed(state, 'go', (a) => (a.type === 'replace' ? a.area : null));
    case 'leave-out':
      return listed(state, 'go', (a) => (a.type === 'leave-out' ? a.sea : null));
    case 'displace':
      return fromTo(state, from, (a) => (a.type === 'displace' ? [a.from, a.to] : null));
    case 'withdraw':
      return fromTo(state, from, (a) => (a.type === 'withdraw' ? [a.from, a.to] : null));
    case 'retreat':
      return listed(state, 'go', (a) => (a.type === 'retreat' ? a.to : null));
    default:
      return NOTHING;
  }
}

/** One action for each area; own areas where it is refused say why. */
function areaOffers(
  state: GameState,
  highlight: AreaHighlight,
  make: (area: ActionOf<'place'>['area']) => Action,
): Offers {
  const offers = new Map<AreaId, Offer>();
  const nation = state.pending && 'nation' in state.pending ? state.pending.nation : NOBODY;
  for (const { id } of LAND) {
    const action = make(id);
    const violation = check(state, action);
    if (!violation) offers.set(id, { highlight, actions: [action] });
    else if (stackSizeIn(state, nation, areaOf(id)) > 0)
      offers.set(id, { highlight: 'forbidden', actions: [], violation });
  }
  return offers;
}

/** The legal actions by their area. */
function listed(
  state: GameState,
  highlight: AreaHighlight,
  areaOfAction: (a: Action) => AreaId | null,
): Offers {
  const offers = new Map<AreaId, Offer>();
  const choices = new Map<AreaId, Action[]>();
  for (const action of legalIn(state)) {
    const area = areaOfAction(action);
    if (area !== null) choices.set(area, [...(choices.get(area) ?? []), action]);
  }
  for (const [area, actions] of choices)
    offers.set(
      area,
      actions.length === 1 ? { highlight, actions } : { highlight, actions: [], choices: actions },
    );
  return offers;
}

/** First where from, then where to. */
function fromTo(
  state: GameState,
  from: AreaId | null,
  ends: (a: Action) => readonly [AreaId, AreaId | null] | null,
): Offers {
  const starts = new Set(legalIn(state).flatMap((a) => ends(a)?.[0] ?? []));
  const chosen = from !== null && starts.has(from) ? from : starts.size === 1 ? [...starts][0] : undefined;
  if (chosen === undefined)
    return new Map([...starts].map((area) => [area, { highlight: 'go', actions: [], choices: [] }]));
  const targets = listed(state, 'go', (a) => {
    const pair = ends(a);
    return pair && pair[0] === chosen ? pair[1] : null;
  });
  return new Map<AreaId, Offer>([
    ...Array.from(starts, (area): [AreaId, Offer] => [area, { highlight: 'go', actions: [], choices: [] }]),
    [chosen, { highlight: 'chosen', actions: [], choices: [] }],
    ...targets,
  ]);
}

const answered = new WeakMap<Selection, { readonly state: GameState; readonly offers: Offers }>();

/** Where a stack may go; answered once for each selection and state. */
function moveOffers(state: GameState, selection: Selection): Offers {
  const before = answered.get(selection);
  if (before?.state === state) return before.offers;
  const offers = new Map<AreaId, Offer>();
  for (const to of STEPS[areaOf(selection.area)] ?? [])
    offers.set(areaId(to), moveOffer(state, selection, areaId(to)));
  answered.set(selection, { state, offers });
  return offers;
}

export function moveOffer(state: GameState, selection: Selection, to: AreaId): Offer {
  const nation = state.pending?.kind === 'move' ? state.pending.nation : NOBODY;
  const { actions, violation } = stepTo(state, selection, to);
  if (!violation) return { highlight: highlightOf(state, nation, selection, to), actions };
  const instead = fewer(state, selection, to);
  // What a subject may not enter is veiled for as long as it has an overlord (UI-48).
  const veiled = violation.code === 'attack-forbidden' && (state.overlord[nation] ?? NOBODY) !== NOBODY;
  return { highlight: veiled ? 'veil' : 'forbidden', actions: [], violation, ...(instead && { instead }) };
}

function highlightOf(state: GameState, nation: Nation, selection: Selection, to: AreaId): AreaHighlight {
  const area = areaOf(to);
  if (isSea(area)) return 'go';
  const holder = holderOf(state, area);
  const attack = holder !== NOBODY && holder !== nation && !isPassage(state, nation, area);
  const over = stackSizeIn(state, nation, area) + chosenArmies(selection) > normalLimit(state, nation, area);
  if (over) return attack ? 'over-attack' : 'over';
  return attack ? 'attack' : 'go';
}

/** The largest smaller part of the selection that may go. */
function fewer(state: GameState, selection: Selection, to: AreaId): Offer['instead'] {
  for (let count = chosenArmies(selection) - 1; count > 0; count--) {
    const part = chooseCount(selection, count);
    const step = stepTo(state, part, to);
    if (!step.violation) return { actions: step.actions, count: chosenArmies(part) };
  }
  return undefined;
}
