import type { BattleSpec, Odds } from '@bretwalda/ai';
import { nationOf } from '@bretwalda/engine';
import { NATIONS } from '@bretwalda/engine/data';
import { Fragment } from 'react';
import { useText } from '../../language/language.ts';
import { classes } from '../../ui/classes.ts';
import type { Forces } from './battle-forces.ts';
import { chancesOf, oddsOf, percents, survivors } from './battle-odds.ts';
import { type BattleReport, type BattleSide, fighters } from './battle-types.ts';
import styles from './ChancesCard.module.css';

interface ChancesCardProps {
  readonly battle: Pick<BattleReport, 'area' | 'burhFirst'>;
  /** Hits left over at both moments (X-BAT-5). */
  readonly carried: Readonly<Record<'start' | 'now', BattleSpec['carried']>>;
  /** Dice come from decks: the chances are those of fair dice all the same. */
  readonly decks: boolean;
  /** Null where nobody knows how it began. */
  readonly start: Forces | null;
  /** Null before the dice. */
  readonly now: Forces | null;
  /** Whose side stands first; `mine` when a person looks at their own battle. */
  readonly front: BattleSide;
  readonly mine: boolean;
  /** Something is asked beside it: on a low screen only the bars are shown. */
  readonly brief: boolean;
}

/** The chances before the fight and now, and how many would be left. */
export function ChancesCard({ battle, carried, decks, start, now, front, mine, brief }: ChancesCardProps) {
  const t = useText();
  const { title, before, now: present } = t.battle.chances;
  const moments = [
    { forces: start, words: before, past: now !== null, left: carried.start },
    { forces: now, words: present, past: false, left: carried.now },
  ].flatMap(({ forces, left, ...rest }) => {
    const odds = forces && oddsOf(battle, forces, left);
    return odds ? [{ forces, odds, ...rest }] : [];
  });
  const last = moments.at(-1);
  if (!last) return null;
  return (
    <section className={classes('card', styles.card, brief && styles.brief)}>
      <h3 className="title">{title}</h3>
      {moments.map(({ forces, odds, words, past }) => (
        <Fragment key={String(past)}>
          <p className="small muted">{caption(words, t, forces, front)}</p>
          <ChanceBar odds={odds} forces={forces} front={front} mine={mine} past={past} />
        </Fragment>
      ))}
      {decks && <p className="tiny muted">{t.battle.deck.fair}</p>}
      {!last.past && <Survivors odds={last.odds} side={front} force={last.forces} />}
    </section>
  );
}

const other = (side: BattleSide): BattleSide => (side === 'attacker' ? 'defender' : 'attacker');
const colourOf = (forces: Forces, side: BattleSide): string =>
  NATIONS[nationOf(forces[side].nation)]?.colour ?? 'red';

function caption(
  words: (own: string, foe: string) => string,
  t: ReturnType<typeof useText>,
  forces: Forces,
  front: BattleSide,
): string {
  const say = (side: BattleSide) => t.battle.chances.force(fighters(forces[side]), forces[side].leader);
  return words(say(front), say(other(front)));
}

interface ChanceBarProps {
  /** Shown only for comparison: a narrow bar without numbers. */
  readonly past?: boolean;
  readonly odds: Odds;
  readonly forces: Forces;
  readonly front: BattleSide;
  readonly mine: boolean;
}

function ChanceBar({ odds, forces, front, mine, past = false }: ChanceBarProps) {
  const t = useText();
  const attack = percents(chancesOf(odds));
  const own = front === 'attacker' ? attack.win : attack.lose;
  const foe = front === 'attacker' ? attack.lose : attack.win;
  const name = (side: BattleSide) => t.names.nations(forces[side].nation);
  const back = other(front);
  return (
    <>
      <div
        className={classes(styles.bar, past && styles.past)}
        role="img"
        aria-label={t.battle.chances.bar(name(front), own, attack.both, name(back), foe)}
      >
        <i data-colour={colourOf(forces, front)} style={{ width: `${own}%` }} />
        <i className={styles.both} style={{ width: `${attack.both}%` }} />
        <i data-colour={colourOf(forces, back)} style={{ width: `${foe}%` }} />
      </div>
      {!past && (
        <div className={styles.figures} aria-hidden="true">
          <span>
            <b>{t.battle.chance(own)}</b> {mine ? t.battle.chances.you : t.battle.chances.wins(name(front))}
          </span>
          <span className="muted">{t.battle.chances.both(attack.both)}</span>
          <span>
            <b>{t.battle.chance(foe)}</b> {mine ? t.battle.chances.they : t.battle.chances.wins(name(back))}
          </span>
        </div>
      )}
    </>
  );
}

const BAR_HEIGHT = 44;

function Survivors({
  odds,
  side,
  force,
}: {
  readonly odds: Odds;
  readonly side: BattleSide;
  readonly force: Forces;
}) {
  const t = useText();
  const bars = survivors(odds, side, fighters(force[side]));
  const tallest = Math.max(...bars.map((bar) => bar.chance), 0.01);
  return (
    <figure className={styles.figure}>
      <figcaption className="small muted">
        {t.battle.chances.left(t.names.nations(force[side].nation))}
      </figcaption>
      <table className="hidden-text">
        <thead>
          <tr>
            <th>{t.battle.chances.leftTable.units}</th>
            <th>{t.battle.chances.leftTable.percent}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ left, chance }) => (
            <tr key={left}>
              <td>{left}</td>
              <td>{Math.round(chance * 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.bars} aria-hidden="true">
        {bars.map(({ left, chance }) => (
          <div key={left}>
            <span className="muted">{Math.round(chance * 100)}</span>
            <i
              data-colour={colourOf(force, side)}
              style={{ height: Math.max(1, (chance / tallest) * BAR_HEIGHT) }}
            />
            <b>{left}</b>
          </div>
        ))}
      </div>
    </figure>
  );
}
