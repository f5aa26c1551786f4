import { Trophy } from 'lucide-react';
import { useText } from '../../../language/language.ts';
import { hrefOf } from '../../../online/place.ts';
import { coloursOf } from '../../../online/table-sides.ts';
import { PlayerSymbol } from '../../../tokens/Tokens.tsx';
import { classes } from '../../../ui/classes.ts';
import { AccountCard } from '../account/AccountCard.tsx';
import finished from '../history/FinishedList.module.css';
import rows from '../lobby/TableRow.module.css';
import type { Cup } from './CupPlayers.tsx';

/** Every game of a cup: who plays which side, and what came of it. */
export function CupGames({ cup }: { readonly cup: Cup }) {
  const t = useText();
  const words = t.online.cups.page;
  const colours = coloursOf(cup.scenario);
  return (
    <AccountCard title={words.gamesTitle}>
      <ul className={finished.list}>
        {cup.games.map(({ id, players, points, winners }, i) => (
          <li
            key={id}
            className={classes(rows.row, players.some((one) => cup.players[one]?.isYou) && rows.mine)}
          >
            <div className={rows.about}>
              <h3 className="title">{words.game(i + 1)}</h3>
              <ul className={finished.result} aria-label={words.game(i + 1)}>
                {players.map((player, side) => {
                  const colour = colours[side];
                  const isWinner = points !== null && winners.includes(side as never);
                  return (
                    <li key={player} className={classes(isWinner && finished.winner)}>
                      {colour && <PlayerSymbol colour={colour} size={14} label={t.names.colours(colour)} />}
                      <span>{cup.players[player]?.name || words.gone}</span>
                      {points && <b className="number">{t.record.figure(points[side] ?? 0)}</b>}
                      {isWinner && (
                        <>
                          <Trophy size={14} aria-hidden="true" />
                          <span className="hidden-text">{words.winner}</span>
                        </>
                      )}
                    </li>
                  );
                })}
              </ul>
            </div>
            <div className={rows.ways}>
              {!points && <span className="small muted">{words.goes}</span>}
              <a
                className={rows.go}
                href={hrefOf({ at: 'table', id, ...(points && { moment: 'end' as const }) })}
              >
                {words.look}
                <span className="hidden-text"> {words.game(i + 1)}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
