import type { LandId } from '@bretwalda/engine';
import { useEffect, useRef } from 'react';
import { useText } from '../../language/language.ts';
import { outline } from '../../map/geometry.ts';
import { Disc } from '../../tokens/Tokens.tsx';
import styles from './Battlefield.module.css';
import type { Forces } from './battle-forces.ts';
import { outcomeOf } from './battle-outcome.ts';
import { scoredIn } from './battle-reports.ts';
import {
  type BattleReport,
  type BattleSide,
  countHits,
  type Decks,
  type RoundReport,
} from './battle-types.ts';
import { SideRow } from './SideRow.tsx';

interface BattlefieldProps {
  readonly area: LandId;
  readonly forces: Forces;
  readonly round: RoundReport | null;
  readonly rolling: boolean;
  /** Whose choice of losses the round waits for. */
  readonly open: string | null;
  readonly fought: BattleReport | null;
  /** How many rounds have landed. */
  readonly shown: number;
  readonly front: BattleSide;
  readonly roles: Readonly<Record<BattleSide, string>>;
  readonly decks: Decks;
  readonly onFinish: () => void;
}

/** Scrolls the content of the window, and only that: its header stays in place. */
function scrollUpTo(field: HTMLElement): void {
  const pane = field.closest('[role=group]');
  if (pane) pane.scrollTop += field.getBoundingClientRect().top - pane.getBoundingClientRect().top;
}

/** Both sides, the viewer's in front, and between them what the dice did. */
export function Battlefield(props: BattlefieldProps) {
  const { area, forces, round, rolling, front, roles } = props;
  const t = useText();
  const field = useRef<HTMLElement>(null);
  // On a phone the person may have scrolled below it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each battle and each round of dice
  useEffect(() => {
    if (field.current) scrollUpTo(field.current);
  }, [area, round?.round]);
  const back = front === 'attacker' ? 'defender' : 'attacker';
  const row = (side: BattleSide) => (
    <SideRow
      area={area}
      side={side}
      force={round ? round.force[side] : forces[side]}
      round={round}
      rolling={rolling}
      role={roles[side]}
      front={side === front}
      deck={props.decks?.[side] ?? null}
    />
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click only ends the roll, which ends by itself
    <section
      ref={field}
      className={styles.field}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t.battle.field}
      onClick={props.onFinish}
    >
      <Backdrop area={area} />
      {row(back)}
      <RoundSummary {...props} />
      {row(front)}
    </section>
  );
}

function Backdrop({ area }: { readonly area: LandId }) {
  const { d, box } = outline(area);
  const [left, top, right, bottom] = box;
  return (
    <svg
      className={styles.backdrop}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}

function RoundSummary({ round, rolling, open, fought, shown }: BattlefieldProps) {
  const t = useText();
  const decided = fought?.decided === true && shown >= fought.rounds.length;
  const title = () => {
    if (round) return rolling ? t.battle.rolling : t.battle.round(round.round);
    if (!fought || fought.rounds.length > 0) return t.battle.ready;
    return fought.decided ? t.battle.decided : t.battle.underWay; // a position inside a battle
  };
  return (
    <div className={styles.middle}>
      <div className={styles.box}>
        <h3 className="title">{title()}</h3>
        {round && !rolling && <RoundResult round={round} open={open} decided={decided} />}
        {fought &&
          !rolling &&
          outcomeOf(t, fought, shown).map((line) => (
            <p key={line} className={styles.end}>
              {line}
            </p>
          ))}
        {decided && !rolling && <BattlePoints report={fought} />}
      </div>
    </div>
  );
}

const FOE = { attacker: 'defender', defender: 'attacker' } as const;

interface RoundResultProps {
  readonly round: RoundReport;
  readonly open: string | null;
  /** The points of all rounds are then told together. */
  readonly decided: boolean;
}

function RoundResult({ round, open, decided }: RoundResultProps) {
  const t = useText();
  const points = decided ? [] : scoredIn([round]);
  return (
    <>
      <ul className={styles.tags}>
        {(['attacker', 'defender'] as const).map((side) => {
          const losses = round.losses[FOE[side]];
          const hits = round.dice[side].filter((die) => die.hit).length;
          const carried = round.carried?.[FOE[side]];
          const kept = carried && !decided ? countHits(carried.after) : 0;
          return (
            <li key={side} className={styles.tag}>
              <Disc nation={round.force[side].nation} size={20} />
              <span>
                {t.battle.hitsWith(hits, carried ? countHits(carried.before) : 0)}
                {open === null && <>, {t.battle.falls(losses)}</>}
                {kept > 0 && <>, {t.battle.kept(kept)}</>}
                {losses.leader && <>; {t.battle.leaderFalls(losses.leader)}</>}
              </span>
            </li>
          );
        })}
      </ul>
      {open && <p className="small muted">{open}</p>}
      {round.retreats.map((retreat) => (
        <p key={`${retreat.nation}${retreat.to}`} className="small">
          {t.battle.retreated(retreat.nation, retreat, retreat.to)}
        </p>
      ))}
      {points.length > 0 && (
        <p className="small muted">
          {points.map(([nation, n]) => t.battle.scored(t.names.nations(nation), n)).join(', ')}
        </p>
      )}
    </>
  );
}

/** What the whole battle brought, once it is decided. */
function BattlePoints({ report }: { readonly report: BattleReport }) {
  const t = useText();
  const scored = scoredIn(report.rounds);
  if (scored.length === 0) return null;
  return (
    <p className="small">
      {t.battle.inAll(scored.map(([nation, n]) => t.battle.scored(t.names.nations(nation), n)))}
    </p>
  );
}
