import type { GameState, LeaderId, NationId } from '@bretwalda/engine';
import { LEADER_NAMES, NATIONS, TIMELINE } from '@bretwalda/engine/data';
import { roster, roundsOf } from '@bretwalda/engine/queries';
import { en } from '../src/en/index.ts';
import { it as italian } from '../src/it/index.ts';

/** Finds what a text says of rounds, nations and leaders that a scenario does not have, or that are over. */

export type Language = 'en' | 'it';

const ROUNDS = {
  en: /\brounds? (\d+)((?:, (?:1[0-6]|[1-9])\b)*)(?: (?:and|to) (\d+))?/gi,
  it: /\bround (?:da )?(\d+)((?:, (?:1[0-6]|[1-9])\b)*)(?: (?:e|a) (\d+))?/gi,
};

/** Every round that a text names; of a span its ends. */
export const roundsIn = (text: string, language: Language): number[][] =>
  [...text.matchAll(ROUNDS[language])].map(([, first, more, last]) =>
    [first, ...(more?.split(', ') ?? []), last].filter(Boolean).map(Number),
  );

/** How a nation may be named, in any form. */
export const NAMED: Readonly<Record<NationId, RegExp>> = {
  romans: /\bRom(ans?|e|a|an[oiae])\b(?!-)/,
  'romano-british': /\bRomano-/,
  belgae: /\bBelg/,
  welsh: /\bWelsh|\bGalles[ie]\b/,
  brigantes: /\bBrigant/,
  caledonians: /\bCaledon/,
  picts: /\bPict|\bPitt/,
  irish: /\bIrish\b(?! Sea)|\bIrlandes/,
  scots: /\bScots|\bScoti/,
  norsemen: /\bNorse|\bScandinav/,
  dubliners: /\bDublin/,
  danes: /\bDan(es|ish|esi)\b/,
  norwegians: /\bNorwegian|\bNorveges/,
  saxons: /\bSaxon|\bSasson/,
  jutes: /\bJute|\bJuti/,
  angles: /\bAngles?\b|\bAngli\b/,
  normans: /\bNorman/,
};

const leaders = Object.keys(LEADER_NAMES) as LeaderId[];

/** What a text says of the scenario of a state that is not so. */
export function wrong(state: GameState, text: string, language: Language): string[] {
  const t = language === 'en' ? en : italian;
  const played = roundsOf(state).map(({ round }) => round);
  const faults: string[] = [];
  for (const named of roundsIn(text, language)) {
    if (named.some((round) => !played.includes(round))) faults.push(`no such round: ${named}`);
    if (Math.max(...named) < state.round) faults.push(`over: ${named}`);
  }
  for (const { id } of NATIONS)
    if (NAMED[id].test(text) && !roster(state).includes(id)) faults.push(`not in play: ${id}`);
  for (const id of leaders) {
    const comes = TIMELINE.find(({ events }) => events.some((e) => e.leader === id))?.round ?? 0;
    const name = t.names.leaders(id).split(' ')[0] as string;
    if (new RegExp(`\\b${name}\\b`).test(text) && !played.includes(comes))
      faults.push(`does not come: ${id}`);
  }
  return faults.map((fault) => `${state.scenario}, round ${state.round}: ${fault}: ${text}`);
}

export const texts = [
  ['en', en],
  ['it', italian],
] as const;
