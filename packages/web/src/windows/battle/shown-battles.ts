import { peopleFight } from '../../session/people.ts';
import type { Scene } from '../../session/scene.ts';
import { battlesOf } from './battle-reports.ts';
import type { BattleReport } from './battle-types.ts';

/** The battles of the open window, in order: those of the people at the table, whoever is at the screen. */
export const battlesShown = ({ game, people, state, battle }: Scene): readonly BattleReport[] =>
  battle === null
    ? []
    : battlesOf(game, battle.from).filter(({ attacker, defender }) =>
        peopleFight(people, state, attacker, defender),
      );
