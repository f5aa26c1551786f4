import { familyOf, isRuling } from './rule-labels.ts';
import { type Section, sectionPassages } from './sections.ts';

/** Where a rule is told. */
export interface RulePlace {
  readonly passage: number;
  readonly section: string;
}

interface Candidate extends RulePlace {
  /** How many rules of the same kind share the passage: the fewer, the more it is about this one. */
  readonly company: number;
  /** How many rules of the same family the chapter tells. */
  readonly kin: number;
}

function familySizes(sections: readonly Section[]): (chapter: string, family: string) => number {
  const sizes = new Map<string, number>();
  for (const section of sections)
    for (const id of sectionPassages(section).flatMap((passage) => passage.labels)) {
      const key = `${section.chapter} ${familyOf(id)}`;
      sizes.set(key, (sizes.get(key) ?? 0) + 1);
    }
  return (chapter, family) => sizes.get(`${chapter} ${family}`) ?? 0;
}

const better = (a: Candidate, b: Candidate): boolean =>
  a.company !== b.company ? a.company < b.company : a.kin > b.kin;

/** For every label the passage that tells the rule, where several carry it. */
export function rulePlaces(sections: readonly Section[]): ReadonlyMap<string, RulePlace> {
  const kinOf = familySizes(sections);
  const rulePlaces = new Map<string, Candidate>();
  for (const section of sections)
    for (const passage of sectionPassages(section))
      for (const id of passage.labels) {
        const company = passage.labels.filter((other) => isRuling(other) === isRuling(id)).length;
        const kin = kinOf(section.chapter, familyOf(id));
        const place = { passage: passage.key, section: section.id, company, kin };
        const known = rulePlaces.get(id);
        if (!known || better(place, known)) rulePlaces.set(id, place);
      }
  return rulePlaces;
}

/** What `initial` may name: a rule (MOV-4), a family of rules (MOV: its first) or the anchor of a section. */
export function findPlace(
  name: string,
  rulePlaces: ReadonlyMap<string, RulePlace>,
  sections: readonly Section[],
): RulePlace | undefined {
  const home = rulePlaces.get(name) ?? rulePlaces.get(`${name}-1`);
  if (home) return home;
  const section = sections.find((one) => one.id === name);
  return section && { passage: section.title.key, section: section.id };
}
