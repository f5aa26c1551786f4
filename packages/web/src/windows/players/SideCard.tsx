import type { NationId } from '@bretwalda/engine';
import type { BotLevel } from '@bretwalda/table';
import type { Side } from '../../facts/sides.ts';
import { useText } from '../../language/language.ts';
import { PlayerSymbol, Shield } from '../../tokens/Tokens.tsx';
import { DeckCounts } from '../battle/DeckCounts.tsx';
import styles from './PlayersWindow.module.css';

export interface SeatedPlayer {
  readonly name: string;
  readonly kind: 'person' | 'computer';
  readonly level?: BotLevel;
}

interface SideCardProps {
  readonly side: Side;
  /** Points may be seen. */
  readonly open: boolean;
  readonly place: number;
  readonly player: SeatedPlayer | undefined;
  readonly onNation: (nation: NationId) => void;
}

/** One player with all nations. */
export function SideCard({ side, open, place, player, onNation }: SideCardProps) {
  const t = useText();
  const words = t.windows.players;
  const { seat, colour, points, expected, bid, handicap, deck, nations } = side;
  const kind = player?.level ? words.computer(t.names.levels(player.level)) : words.person;
  return (
    <li className={styles.side}>
      <div className={styles.head}>
        {open && <span className="hidden-text">{words.place(place)}</span>}
        <PlayerSymbol colour={colour} size={16} />
        <h3>{player?.name ?? t.names.player(seat)}</h3>
        <span className="small muted">
          {t.names.colours(colour)} · {kind}
        </span>
        {open && (
          <span className={styles.total}>
            <b className="number">{t.record.figure(points)}</b>
            <span className="hidden-text"> {words.points}</span>
            <Difference points={points - expected} />
          </span>
        )}
      </div>
      {nations.length === 0 ? (
        <p className="muted">{words.noNations}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.nation}</th>
              {open && (
                <>
                  <th scope="col">{words.points}</th>
                  <th scope="col">{words.usual}</th>
                  <th scope="col">{words.difference}</th>
                </>
              )}
              <th scope="col">{words.target}</th>
            </tr>
          </thead>
          <tbody>
            {nations.map((row) => (
              <tr key={row.nation}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.nation}
                    onClick={() => onNation(row.nation)}
                    title={t.windows.openNation(row.nation)}
                  >
                    <Shield nation={row.nation} size={20} />
                    {t.names.nations(row.nation)}
                  </button>
                </th>
                {open && (
                  <>
                    <td className="number">{t.record.figure(row.points)}</td>
                    <td>{row.expected}</td>
                    <td>
                      <Difference points={row.points - row.expected} />
                    </td>
                  </>
                )}
                <td>{row.target}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {bid > 0 && <p className="small muted">{words.bidNote(bid)}</p>}
      {handicap !== 0 && <p className="small muted">{words.handicapNote(handicap, open)}</p>}
      {deck && <DeckCounts deck={deck} />}
    </li>
  );
}

function Difference({ points }: { readonly points: number }) {
  const t = useText();
  return (
    <span className={points > 0 ? 'good' : points < 0 ? 'bad' : 'muted'} title={t.windows.ahead(points)}>
      {t.record.signed(points)}
    </span>
  );
}
