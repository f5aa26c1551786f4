/** Where somebody is among the pages that need a server. It stands in the address behind `#/online`. */
export type Place =
  | {
      readonly at: 'lobby' | 'new-table' | 'account' | 'history' | 'cups' | 'new-cup' | 'notices' | 'reports';
    }
  /** A table by its link: where players gather, then the game that they play. */
  | {
      readonly at: 'table';
      readonly id: string;
      readonly invitation?: string | undefined;
      /** What is looked at of its game: a moment, by the number of entries before it, or the final scores. */
      readonly moment?: number | 'end' | undefined;
    }
  | { readonly at: 'player' | 'cup'; readonly id: string }
  /** From a letter to somebody who has forgotten a password. */
  | { readonly at: 'password'; readonly token: string }
  | { readonly at: 'lost' };

const LOST: Place = { at: 'lost' };
const SIMPLE = ['new-table', 'account', 'history', 'cups', 'new-cup', 'notices', 'reports'] as const;

export function placeOf([at, id, ...more]: readonly string[]): Place {
  if (at === undefined) return { at: 'lobby' };
  if (id === undefined) {
    const simple = SIMPLE.find((known) => known === at);
    return simple ? { at: simple } : LOST;
  }
  if (at === 'table') return tableAt(id, more);
  if (more.length > 0) return LOST;
  if (at === 'player' || at === 'cup') return { at, id };
  return at === 'password' ? { at, token: id } : LOST;
}

/** The address of a place, for a link. */
export const hrefOf = (place: Place): string =>
  `#/${['online', ...pathOf(place)].map(encodeURIComponent).join('/')}`;

/** `ID`, `ID/LINK`, and either with `/end` or `/at/123` behind it. */
function tableAt(id: string, more: readonly string[]): Place {
  const isLink = more.length % 2 === (more.at(-1) === 'end' ? 0 : 1);
  const [what, entries = '', ...rest] = isLink ? more.slice(1) : more;
  const place = { at: 'table', id, invitation: isLink ? more[0] : undefined } as const;
  if (what === undefined) return place;
  if (what === 'end' && entries === '') return { ...place, moment: 'end' };
  if (what !== 'at' || !/^\d{1,6}$/.test(entries) || rest.length > 0) return LOST;
  return { ...place, moment: Number(entries) };
}

const momentPath = (moment: number | 'end' | undefined): readonly string[] =>
  moment === undefined ? [] : moment === 'end' ? [moment] : ['at', String(moment)];

/** The parts of the address. */
export function pathOf(place: Place): readonly string[] {
  switch (place.at) {
    case 'lobby':
    case 'lost':
      return [];
    case 'table':
      return [
        place.at,
        place.id,
        ...(place.invitation === undefined ? [] : [place.invitation]),
        ...momentPath(place.moment),
      ];
    case 'player':
    case 'cup':
      return [place.at, place.id];
    case 'password':
      return [place.at, place.token];
    default:
      return [place.at];
  }
}
