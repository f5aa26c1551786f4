import { useText } from '../../language/language.ts';
import { Disc } from '../../tokens/Tokens.tsx';
import { classes } from '../../ui/classes.ts';
import { type BattleSide, countHits, type RoundReport } from './battle-types.ts';
import styles from './RoundsCard.module.css';

const FOE = { attacker: 'defender', defender: 'attacker' } as const;

/** The rounds so far, so that a long battle can be followed back. */
export function RoundsCard({
  rounds,
  front,
}: {
  readonly rounds: readonly RoundReport[];
  readonly front: BattleSide;
}) {
  const t = useText();
  if (rounds.length === 0) return null;
  const cell = (round: RoundReport, side: BattleSide) => {
    const carried = round.carried?.[FOE[side]];
    const kept = carried ? countHits(carried.after) : 0;
    const hits = round.dice[side].filter((die) => die.hit).length;
    return (
      <td>
        {t.battle.hitsWith(hits, carried ? countHits(carried.before) : 0)}
        <span className="muted">
          , {t.battle.falls(round.losses[FOE[side]])}
          {kept > 0 && <>, {t.battle.kept(kept)}</>}
        </span>
      </td>
    );
  };
  const head = (side: BattleSide) => {
    const { nation } = (rounds[0] as RoundReport).force[side];
    return (
      <th scope="col">
        <span className={styles.nation}>
          <Disc nation={nation} size={20} />
          {t.names.nations(nation)}
        </span>
      </th>
    );
  };
  return (
    <details className={classes('card', styles.card)}>
      <summary className="title">{t.battle.rounds}</summary>
      <table>
        <thead>
          <tr>
            <td />
            {head(front)}
            {head(FOE[front])}
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <tr key={round.round}>
              <th scope="row">{round.round}</th>
              {cell(round, front)}
              {cell(round, FOE[front])}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
