import { type GameState, nationId } from '@bretwalda/engine';
import { movementAccount } from '@bretwalda/engine/queries';
import { Minus, Plus, X } from 'lucide-react';
import { memo } from 'react';
import { useText } from '../language/language.ts';
import { useSession } from '../session/context.ts';
import { choose, chooseCount, type Pick } from '../session/selection.ts';
import { Disc, LeaderToken } from '../tokens/Tokens.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { MoveTargets } from './MoveTargets.tsx';
import styles from './StackPanel.module.css';
import type { StackChoice } from './use-chosen-stack.ts';

/** The stack that is chosen: who of it goes, and where to. */
export const ChosenStack = memo(function ChosenStack({ state, selection }: StackChoice) {
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
      <MoveTargets state={state} selection={selection} />
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
