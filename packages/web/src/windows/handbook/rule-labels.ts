/** Rule labels as the handbooks write them: [MOV-4], [SCORE-11; RUL-10], [X-POP-1, XP-6]. */
const LABEL = /[A-Z][A-Z0-9]*(?:-[A-Z]+)?-\d+/;
const GROUP = new RegExp(`\\[(${LABEL.source}(?:[,;] ${LABEL.source})*)\\]`, 'g');
const WHOLE = new RegExp(`^${GROUP.source}$`);
const ONE = new RegExp(`^${LABEL.source}$`);

/** Does it name a clause, not a part of the input? */
export const isLabel = (text: string): boolean => ONE.test(text);

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
