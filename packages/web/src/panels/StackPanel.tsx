import { type AreaId, areaOf, check, type GameState, type LandId, NOBODY, nationId } from '@bretwalda/engine';
import {
  armiesIn,
  cavalryIn,
  holderOf,
  infantryIn,
  isSea,
  leaderIn,
  movementAccount,
} from '@bretwalda/engine/queries';
import { Minus, Plus, X } from 'lucide-react';
import { memo } from 'react';
import { legalIn } from '../facts/legal.ts';
import { presenceOf } from '../facts/presence.ts';
import { type Text, useText } from '../language/language.ts';
import { useScene, useSession } from '../session/context.ts';
import type { Offer } from '../session/offers.ts';
import {
  choose,
  chooseCount,
  chosenArmies,
  movableAreas,
  type Pick,
  type Selection,
} from '../session/selection.ts';
import { Disc, LeaderToken, Swords } from '../tokens/Tokens.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { attackOdds, percents } from '../windows/battle/battle-odds.ts';
import styles from './StackPanel.module.css';
import { type StackChoice, useChosenStack } from './use-chosen-stack.ts';

/** The stack that is being moved: who goes, and where to (UI-56..58). */
export function StackPanel() {
  const t = useText();
  const session = useSession();
  const state = useScene((s) => s.state);
  const chosen = useChosenStack();
  useScene(() => session.mayDecide);
  if (!session.mayDecide || state.pending?.kind !== 'move') return null;
  if (!chosen) {
    const left = movableAreas(state).length;
    return (
      <section className="card" aria-label={t.game.stack.none}>
        <h2 className="title">{t.game.stack.none}</h2>
        <p className="muted">{stillToDo(t, state)}</p>
        {left > 0 && (
          <div className={styles.buttons}>
            <Button size="small" onClick={() => session.nextStack()} keys="Tab">
              {t.game.stack.tab}
            </Button>
          </div>
        )}
      </section>
    );
  }
  return <ChosenStack {...chosen} />;
}

/** What can still move; after a refused leave, how the area can be filled again (SUB-21, BSUB-10). */
function stillToDo(t: Text, state: GameState): string {
  const refused = check(state, { type: 'end' });
  if (refused?.code !== 'end-abandoned') return t.game.stack.left(movableAreas(state).length);
  const back = legalIn(state).flatMap((a) =>
    a.type === 'move' && a.to === refused.details.area ? [a.from] : [],
  );
  return t.game.stack.refused(t.refusals(refused).text, [...new Set(back)]);
}

const ChosenStack = memo(function ChosenStack({ state, selection }: StackChoice) {
  const t = useText();
  const session = useSession();
  const nation = state.nation;
  const leader = state.leaders[nation];
  const movable = selection.picks.reduce((sum, pick) => sum + pick.movable, 0);
  return (
    <section
      className={classes('card', styles.chosen)}
      aria-label={t.game.selected(t.names.areas(selection.area))}
    >
      <div className={styles.head}>
        <h2 className="title">{t.names.areas(selection.area)}</h2>
        <IconButton
          size="small"
          icon={<X size={18} />}
          label={t.game.stack.drop}
          onClick={() => session.select(null)}
        />
      </div>
      <div className={styles.rows}>
        {leader && selection.leader !== null && (
          <label className={styles.row} data-chosen={selection.leader}>
            <LeaderToken nation={nationId(nation)} size={26} />
            <span>
              <b>{t.names.leaders(leader.id)}</b>
              <span className="tiny muted">{t.game.stack.leader}</span>
            </span>
            <input
              type="checkbox"
              checked={selection.leader}
              aria-label={t.game.stack.goesAlong(t.names.leaders(leader.id))}
              onChange={(e) => session.select({ ...selection, leader: e.target.checked })}
            />
          </label>
        )}
        {selection.picks.map((pick, i) => (
          <Armies
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups of an area are known by their number
            key={i}
            state={state}
            pick={pick}
            onChoose={(count) => session.select(choose(selection, i, count))}
          />
        ))}
      </div>
      <div className={styles.buttons}>
        <Button size="small" keys="A" onClick={() => session.select(chooseCount(selection, movable))}>
          {t.game.stack.all}
        </Button>
        <Button size="small" onClick={() => session.select(chooseCount(selection, 0))}>
          {t.game.stack.noneChosen}
        </Button>
      </div>
      <Targets state={state} selection={selection} />
    </section>
  );
});

interface ArmiesProps {
  readonly state: GameState;
  readonly pick: Pick;
  readonly onChoose: (count: number) => void;
}

function Armies({ state, pick, onChoose }: ArmiesProps) {
  const t = useText();
  const { unit, chosen, there, movable } = pick;
  const name = unit === 'cavalry' ? t.game.stack.cavalry : t.game.stack.army;
  const { left, halt } = movementAccount(state, state.nation, pick.details);
  return (
    <div className={styles.row} data-chosen={chosen > 0}>
      <Disc nation={nationId(state.nation)} unit={unit} size={28} />
      <span>
        <b>{name}</b>
        <span className="tiny muted">
          {movable === 0
            ? t.game.stack.stopped
            : halt === 'roads-only'
              ? t.game.stack.roadsOnly
              : t.game.stack.movesLeft(left)}
        </span>
      </span>
      <span className={styles.stepper}>
        <button
          type="button"
          className={styles.round}
          aria-label={`${name}: ${t.game.stack.fewer}`}
          disabled={chosen === 0}
          onClick={() => onChoose(chosen - 1)}
        >
          <Minus size={16} />
        </button>
        <output>{t.game.stack.ofThere(chosen, there)}</output>
        <button
          type="button"
          className={styles.round}
          aria-label={`${name}: ${t.game.stack.more}`}
          disabled={chosen >= there}
          onClick={() => onChoose(chosen + 1)}
        >
          <Plus size={16} />
        </button>
      </span>
    </div>
  );
}

const GOOD: readonly Offer['mark'][] = ['go', 'attack', 'over', 'over-attack'];

/** Where the chosen armies may go, with chances: small areas need no precise click. */
function Targets({ state, selection }: StackChoice) {
  const t = useText();
  const session = useSession();
  const targets = [...session.offers].filter(([, offer]) => GOOD.includes(offer.mark));
  if (targets.length === 0) return null;
  return (
    <>
      <h3 className={classes('eyebrow', styles.where)}>{t.game.stack.targets}</h3>
      <ul className={styles.targets}>
        {targets.map(([area, offer]) => (
          <li key={area}>
            <button
              type="button"
              className={styles.target}
              data-mark={offer.mark}
              onClick={() => session.step(offer.actions, area)}
            >
              <b>{t.names.areas(area)}</b>
              <span className={styles.note}>{noteOf(t, state, area, offer)}</span>
              {offer.mark.endsWith('attack') && (
                <span className={styles.odds}>
                  <Swords size={14} />
                  {t.battle.chance(chanceOf(state, selection, area))}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The chance to win if these armies join those already there, in percent. */
export function chanceOf(state: GameState, selection: Selection, area: AreaId): number {
  const at = areaOf(area);
  const nation = state.nation;
  const going = (unit: 'infantry' | 'cavalry') =>
    selection.picks.filter((p) => p.unit === unit).reduce((sum, p) => sum + p.chosen, 0);
  if (chosenArmies(selection) === 0 && armiesIn(state, nation, at) === 0) return 0;
  const odds = attackOdds(
    state,
    nationId(nation),
    area as LandId,
    infantryIn(state, nation, at) + going('infantry'),
    cavalryIn(state, nation, at) + going('cavalry'),
    selection.leader === true || leaderIn(state, nation, at) !== undefined,
  );
  return percents(odds).win;
}

function noteOf(t: Text, state: GameState, area: AreaId, offer: Offer): string {
  const at = areaOf(area);
  const nation = state.nation;
  const over = offer.mark.startsWith('over') ? `, ${t.game.stack.over}` : '';
  if (isSea(at)) return t.game.stack.sea;
  const holder = holderOf(state, at);
  if (holder === NOBODY) return t.game.stack.free + over;
  const there = t.names.presence(presenceOf(state, holder, at));
  if (holder === nation) return t.game.stack.own(there) + over;
  return t.game.stack.held(t.names.nations(nationId(holder)), there) + over;
}
