import { useText } from '../../../language/language.ts';
import { PlayerLink } from '../../../online/PlayerLink.tsx';
import { coloursOf } from '../../../online/table-sides.ts';
import { PlayerSymbol } from '../../../tokens/Tokens.tsx';
import { AccountCard } from '../account/AccountCard.tsx';
import styles from '../figures.module.css';
import type { Cup } from './CupPlayers.tsx';

/** The table of a cup: places, and the points of everybody with each side. */
export function CupTable({ cup }: { readonly cup: Cup }) {
  const t = useText();
  const words = t.online.cups.page;
  const { figure } = t.online.player;
  const colours = coloursOf(cup.scenario);
  return (
    <AccountCard title={words.table}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={words.table}>
        <table className={styles.table} data-testid="cup-table">
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.games}</th>
              <th scope="col">{words.wins}</th>
              <th scope="col">{words.points}</th>
              {colours.map((colour) => (
                <th key={colour} scope="col">
                  <PlayerSymbol colour={colour} size={14} label={t.names.colours(colour)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cup.standings.map(({ player, played, score, points }, place) => {
              const { userId = '', name = '', isYou = false } = cup.players[player] ?? {};
              return (
                <tr key={userId} className={isYou ? styles.mine : undefined}>
                  <td className="number">{place + 1}</td>
                  <th scope="row">
                    {name ? <PlayerLink id={userId}>{name}</PlayerLink> : <i>{words.gone}</i>}
                    {isYou && <span className="small muted"> {words.you}</span>}
                  </th>
                  <td className="number">{played}</td>
                  <td className="number">{figure(score)}</td>
                  <td className="number">{points}</td>
                  {colours.map((colour, side) => (
                    <td key={colour} className="number">
                      {pointsWith(cup, player, side).join(', ') || '–'}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="small muted">{words.order}</p>
    </AccountCard>
  );
}

/** What a player has scored with a side so far, by game. */
const pointsWith = ({ games }: Cup, player: number, side: number): readonly number[] =>
  games.flatMap(({ players, points }) => (points && players[side] === player ? [points[side] ?? 0] : []));
