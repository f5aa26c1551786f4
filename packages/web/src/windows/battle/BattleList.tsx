import { type Action, type AreaId, areaId, type GameState, landId } from '@bretwalda/engine';
import { contestedAreas } from '@bretwalda/engine/queries';
import { useText } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { WaitingBattle } from './BattleCard.tsx';
import styles from './BattleList.module.css';

interface BattleListProps {
  readonly state: GameState;
  /** The legal actions of the viewer; empty when somebody else decides. */
  readonly actions: readonly Action[];
  readonly onAct: (action: Action) => void;
  /** Centres the map (UI-68). */
  readonly onPick?: (area: AreaId) => void;
}

/** The battles of a phase beside the map, to be fought in any order (BAT-2). */
export function BattleList({ state, actions, onAct, onPick }: BattleListProps) {
  const t = useText();
  const areas = contestedAreas(state);
  const fights = actions.filter((action) => action.type === 'fight');
  return (
    <section className={classes('card', styles.list)} aria-label={t.battle.battles}>
      <h2 className="title">{t.battle.battles}</h2>
      <p className="small muted">{areas.length === 0 ? t.battle.nobodyLeft : t.battle.order}</p>
      <ul>
        {areas.map((area) => {
          const fight = fights.find((action) => action.area === areaId(area));
          return (
            <li key={area}>
              <WaitingBattle
                state={state}
                area={area}
                chosen={state.battle?.area === area}
                onPick={onPick ? () => onPick(areaId(area)) : null}
              />
              {fight && (
                <Button size="small" onClick={() => onAct(fight)}>
                  {t.battle.fightHere(landId(area))}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
