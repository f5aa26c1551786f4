import type { ScenarioId } from '@bretwalda/engine';
import { isScenario } from '@bretwalda/engine/data';
import type { Answers } from '@bretwalda/server';
import { type Text, useText } from '../../../language/language.ts';
import { coloursOf } from '../../../online/table-sides.ts';
import { PlayerSymbol } from '../../../tokens/Tokens.tsx';
import { AccountCard } from '../account/AccountCard.tsx';
import styles from '../figures.module.css';

interface SideTableProps {
  readonly sides: Answers['archive']['profile']['sides'];
}

export const scenarioName = (t: Text, id: string): string =>
  isScenario(id) ? t.scenarios(id as ScenarioId).title : id;

/** What somebody has done with each side of each scenario. */
export function SideTable({ sides }: SideTableProps) {
  const t = useText();
  const words = t.online.player;
  return (
    <AccountCard title={words.bySide}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={words.bySide}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.side}</th>
              <th scope="col">{words.scenario}</th>
              <th scope="col">{words.played}</th>
              <th scope="col">{words.won}</th>
              <th scope="col">{words.mean}</th>
            </tr>
          </thead>
          <tbody>
            {sides.map(({ scenario, side, games, wins, points }) => {
              const colour = coloursOf(scenario)[side];
              return (
                <tr key={`${scenario} ${side}`}>
                  <th scope="row">
                    <span className={styles.side}>
                      {colour && <PlayerSymbol colour={colour} size={14} />}
                      {colour && t.names.colours(colour)}
                    </span>
                  </th>
                  <td>{scenarioName(t, scenario)}</td>
                  <td className="number">{games}</td>
                  <td className="number">{wins}</td>
                  <td className="number">{words.figure(points)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </AccountCard>
  );
}
