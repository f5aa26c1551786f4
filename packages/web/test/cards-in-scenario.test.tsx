import { type GameState, type LeaderId, type NationId, newGame, type ScenarioId } from '@bretwalda/engine';
import { LAND, LEADER_NAMES, NATIONS } from '@bretwalda/engine/data';
import { roster } from '@bretwalda/engine/queries';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { texts, wrong } from '../../text/test/scenario-words.ts';
import { settings } from '../src/base/settings.ts';
import { eliminationsOf } from '../src/facts/eliminations.ts';
import { loadLanguage, text } from '../src/language/language.ts';
import { AreaWorthTable } from '../src/windows/area/AreaWorthTable.tsx';
import { ArmyNumbers } from '../src/windows/nation/ArmyNumbers.tsx';
import { Leaders } from '../src/windows/nation/Leaders.tsx';
import { Limits } from '../src/windows/nation/Limits.tsx';
import { NationHistory } from '../src/windows/nation/NationHistory.tsx';
import { NationScoreTable } from '../src/windows/nation/NationScoreTable.tsx';
import { NationTimetable } from '../src/windows/nation/NationTimetable.tsx';
import { OtherGoals } from '../src/windows/nation/OtherGoals.tsx';
import { PopulationSection } from '../src/windows/nation/PopulationSection.tsx';
import { TimelineWindow } from '../src/windows/timeline/TimelineWindow.tsx';
import { UnitsWindow } from '../src/windows/units/UnitsWindow.tsx';

/** What the windows tell of the nations of a scenario is there in it: rounds, nations, leaders. */

const nothing = () => {};

const NATION_IDS = NATIONS.map(({ id }) => id);
const LEADER_IDS = Object.keys(LEADER_NAMES) as LeaderId[];
/** Those that do not have all rounds. */
const SHORT: readonly ScenarioId[] = ['short-3', 'two-early', 'two-germanic', 'two-vikings'];

/** The lines that a window shows, without the stories. */
function linesOf(window: ReactElement): readonly string[] {
  const { story, leaders } = text().cards;
  const stories = [...NATION_IDS.map(story), ...LEADER_IDS.map(leaders)];
  return renderToStaticMarkup(window)
    .split(/<\/(?:p|li|h\d|td|th|tr|dd|dt|div|section)>/)
    .map((part) =>
      part
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '' && !stories.some((told) => line.endsWith(told)));
}

/** All that is told of a nation, but for the maps, which take long to draw. */
const toldOf = (state: GameState, nation: NationId): readonly ReactElement[] => [
  <ArmyNumbers key="army" state={state} nation={nation} onUnits={undefined} />,
  <PopulationSection key="growth" state={state} nation={nation} onGrowth={undefined} />,
  <Leaders key="leaders" state={state} nation={nation} told />,
  <Limits key="limits" state={state} nation={nation} />,
  <NationScoreTable key="points" state={state} nation={nation} />,
  <NationTimetable key="lanes" state={state} nation={nation} />,
  <OtherGoals key="goals" state={state} nation={nation} />,
  <NationHistory key="story" state={state} nation={nation} />,
  <UnitsWindow key="units" state={state} nation={nation} onClose={nothing} />,
];

describe.each(texts)('%s', (language) => {
  beforeAll(async () => {
    settings.update({ language });
    await loadLanguage();
  });

  it.each(SHORT)('%s: the windows speak of nothing else', (scenario) => {
    const state = newGame({ scenario });
    const windows = [
      <TimelineWindow key="timeline" state={state} onClose={nothing} onNation={nothing} />,
      ...LAND.map(({ id }) => <AreaWorthTable key={id} state={state} area={id} onNation={nothing} />),
      ...roster(state).flatMap((nation) => toldOf(state, nation)),
    ];
    const lines = new Set(windows.flatMap(linesOf));
    expect(lines.size).toBeGreaterThan(200);
    expect([...lines].flatMap((line) => wrong(state, line, language))).toEqual([]);
  });
});

describe('points for eliminated units', () => {
  const targets = (scenario: ScenarioId, nation: NationId) =>
    eliminationsOf(newGame({ scenario }), nation).flatMap((line) => line.targets.map(({ kind }) => kind));

  it('are told only of units that can come', () => {
    expect(targets('standard-4', 'welsh')).toEqual(['army', 'fort', 'leader']);
    expect(targets('two-germanic', 'welsh')).toEqual(['leader']);
    expect(targets('two-vikings', 'saxons')).toEqual(['leader']);
  });

  it('RB-12, SCN-3: those who broke the peace are named only where they are paid for', () => {
    expect(targets('standard-4', 'romano-british')).toContain('turncoat');
    expect(targets('short-3', 'romano-british')).not.toContain('turncoat');
    expect(targets('two-germanic', 'belgae')).not.toContain('turncoat');
  });
});
