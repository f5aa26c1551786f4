/** Rule labels as the handbook writes them: [MOV-4], [SCORE-11; RUL-10], [OPOP-2, OPOP-3]. */
const GROUP = /\[([A-Z][A-Z0-9]*-\d+(?:[,;] [A-Z][A-Z0-9]*-\d+)*)\]/g;
const WHOLE = new RegExp(`^${GROUP.source}$`);

export interface LabelGroup {
  readonly from: number;
  readonly to: number;
  readonly ids: readonly string[];
}

export const labelGroups = (text: string): readonly LabelGroup[] =>
  [...text.matchAll(GROUP)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    ids: (match[1] ?? '').split(/[,;] /),
  }));

/** The labels of a text that is nothing but a group of labels. */
export const onlyLabels = (text: string): readonly string[] | undefined =>
  WHOLE.exec(text)?.[1]?.split(/[,;] /);

/** The family of a label: MOV for MOV-4. */
export const familyOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/** Rulings are listed in a document of their own, which is not part of the handbook. */
export const isRuling = (id: string): boolean => familyOf(id) === 'RUL';
