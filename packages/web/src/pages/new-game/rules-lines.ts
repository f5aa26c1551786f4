import { seatColours } from '../../facts/seat-colours.ts';
import type { Text } from '../../language/language.ts';
import type { Draft } from './game-draft.ts';
import { changesOf, handicapsOf } from './rules-draft.ts';

/** A change from the preset, in words. */
export interface ChangeLine {
  readonly key: string;
  readonly kind: 'added' | 'left' | 'agreed';
  readonly name: string;
}

/** Everything that differs from the preset, in the order of the table. */
export function changeLines(t: Text, draft: Draft): readonly ChangeLine[] {
  const { added, left } = changesOf(draft);
  const rule = (kind: 'added' | 'left') => (id: string) => ({ key: id, kind, name: t.variants(id).name });
  return [
    ...added.map(rule('added')),
    ...left.map(rule('left')),
    ...agreements(t, draft).map((name) => ({ key: name, kind: 'agreed' as const, name })),
  ];
}

function agreements(t: Text, draft: Draft): readonly string[] {
  const { handicap, deals } = t.tableRules;
  const colours = seatColours(draft.scenario);
  const sides = handicapsOf(draft).flatMap((points, i) => {
    const colour = colours[i];
    return points !== 0 && colour ? [handicap.line(t.names.colours(colour), points)] : [];
  });
  return [
    ...(sides.length > 0 ? [`${handicap.label}: ${sides.join(', ')}`] : []),
    ...(draft.negotiation === 'free' ? [] : [`${deals.label}: ${deals[draft.negotiation]}`]),
  ];
}
