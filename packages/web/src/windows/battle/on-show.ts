import { peopleFight } from '../../session/people.ts';
import type { Scene } from '../../session/scene.ts';
import type { BattleReport } from './battle-types.ts';
import { battlesOf } from './report.ts';

/** The battles in the open window, in order: those of the people at the table, whoever has the screen. */
export const battlesShown = ({ game, state, battle }: Scene): readonly BattleReport[] =>
  battle === null
    ? []
    : battlesOf(game, battle.from).filter(({ attacker, defender }) =>
        peopleFight(game.config.players, state, attacker, defender),
      );
