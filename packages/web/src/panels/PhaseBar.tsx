import { type ActionOf, type GameState, nationId } from '@bretwalda/engine';
import { contestedAreas } from '@bretwalda/engine/queries';
import { ArrowRight, Check, Lock, Pause, Play, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { phaseAfter, phaseOf, phasesOf, stepOf } from '../facts/phases.ts';
import { useText } from '../language/language.ts';
import { useScene, useSession } from '../session/context.ts';
import { Shield } from '../tokens/Tokens.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import styles from './PhaseBar.module.css';

interface PhaseBarProps {
  /** Opens the handbook at a rule. */
  readonly onRule: (rule: string) => void;
}

/** Undo and redo, the phases of the turn, and the way to the next one (UI-33, 37, 38, 39). */
export const PhaseBar = memo(function PhaseBar({ onRule }: PhaseBarProps) {
  const t = useText();
  const session = useSession();
  const nothing = useScene(() => session.undoable === 0) ? t.game.undoNothing : undefined;
  const redoable = useScene(() => session.redoable);
  return (
    <footer className={styles.bar}>
      <div className={styles.row}>
        <div className={styles.left}>
          <Button
            icon={<Undo2 size={18} />}
            blocked={nothing}
            keys="U"
            onClick={() => session.undo()}
            className={styles.undo}
            testId="undo"
          >
            {t.game.undo}
          </Button>
          <IconButton
            icon={<Redo2 size={18} />}
            label={t.game.redo}
            blocked={redoable ? undefined : t.game.redoNothing}
            keys="Y"
            onClick={() => session.redo()}
            testId="redo"
          />
          <IconButton
            icon={<RotateCcw size={18} />}
            label={t.game.restart}
            blocked={nothing}
            keys="R"
            onClick={() => session.restart()}
            testId="restart"
          />
        </div>
        <div className={styles.middle}>
          <Phases onRule={onRule} />
        </div>
        <div className={styles.right}>
          <Advance />
        </div>
      </div>
    </footer>
  );
});

/** From here on they only have their names where there is room. */
const MANY = 6;
const SIGNS = { done: '✓', now: '▸', coming: '·' } as const;

/** The phases of the turn. The present one opens its rule; the note lists all of them in order (UI-33). */
function Phases({ onRule }: PhaseBarProps) {
  const t = useText();
  const state = useScene((s) => s.state);
  if (state.nation < 0) return <p className={styles.between}>{t.phases.step(stepOf(state))}</p>;
  const all = phasesOf(state, state.nation);
  const now = phaseOf(state);
  const at = now ? all.indexOf(now) : -1;
  const phases = all.map((phase, i) => {
    const place = i < at ? 'done' : i === at ? 'now' : 'coming';
    return { phase, place, words: t.phases.turn(phase) } as const;
  });
  const lines = phases.map(({ place, words }) => `${SIGNS[place]} ${words.name}`);
  const note = now ? t.phases.turn(now).note : '';
  return (
    <Tooltip text={[t.game.phaseBar, ...lines, note].join('\n')} block>
      <ol className={styles.phases} aria-label={t.game.phaseBar} data-many={all.length >= MANY}>
        {phases.map(({ phase, place, words: { short: name } }, i) => (
          <li
            key={phase}
            className={classes(styles.phase, place !== 'coming' && styles[place])}
            aria-current={place === 'now' ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              {place === 'done' ? <Check size={14} strokeWidth={3} /> : i}
            </span>
            {place === 'now' ? (
              <button type="button" className={styles.name} onClick={() => onRule(TURN_RULE)}>
                <span aria-hidden="true">{name}</span>
                <span className="hidden-text">{t.game.phaseNow(name)}</span>
              </button>
            ) : (
              <>
                <span className={styles.name} aria-hidden="true">
                  {name}
                </span>
                <span className="hidden-text">{place === 'done' ? t.game.phaseDone(name) : name}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </Tooltip>
  );
}

/** The order of the phases in the handbook. */
const TURN_RULE = 'SEQ-5';

/** The main button; when it cannot be pressed it says why. */
function Advance() {
  const t = useText();
  const session = useSession();
  const state = useScene((s) => s.state);
  const review = useScene((s) => s.review !== null);
  const picking = useScene(() => session.picking);
  useScene(() => session.mayDecide);
  if (state.pending === null) return null;
  if (!session.mayDecide) return <Waiting />;
  if (picking)
    return (
      <Button
        kind="main"
        testId="next-phase"
        keys="N"
        blocked={picking.left > 0 ? t.game.picks.more(picking.left) : undefined}
        icon={picking.left > 0 ? <Lock size={18} /> : <Check size={18} />}
        onClick={() => session.confirmPicks()}
      >
        {picking.left === 0
          ? t.game.picks.confirm
          : picking.kind === 'remove'
            ? t.phases.next.removeFirst(picking.left)
            : t.game.picks.first(picking.left)}
      </Button>
    );
  const { action, violation } = session.advance;
  const returns = session.actions.filter((a) => a.type === 'take-back');
  if (returns.length > 0) return <TakeBack state={state} actions={returns} />;
  if (!action && state.nation < 0) return null;
  const label = labelOf(t, state);
  if (!action) {
    const blocked = review
      ? t.game.blockedReview
      : t.game.blockedDecide(t.decisions.prompt(state.pending, state));
    return (
      <Button blocked={blocked} icon={<Lock size={18} />}>
        {label}
      </Button>
    );
  }
  return (
    <Button
      kind="main"
      testId="next-phase"
      keys="N"
      blocked={violation && t.refusals(violation).text}
      icon={violation ? <Lock size={18} /> : <ArrowRight size={18} />}
      onClick={() => session.endPhase()}
    >
      {label}
    </Button>
  );
}

interface TakeBackProps {
  readonly state: GameState;
  readonly actions: readonly ActionOf<'take-back'>[];
}

/** The moves out of areas that the overlord will not let go, each by itself, or all of the phase (RUL-87, RUL-140). */
function TakeBack({ state, actions }: TakeBackProps) {
  const t = useText();
  const session = useSession();
  const single = actions.filter((a) => a.area !== undefined);
  const all = actions.find((a) => a.area === undefined);
  return (
    <>
      {all && (
        <Tooltip text={single.length > 0 ? t.decisions.label(all, state) : t.game.takeBackNote}>
          <Button
            kind={single.length > 0 ? 'plain' : 'main'}
            testId="take-back"
            onClick={() => session.act([all])}
          >
            {single.length > 0 ? t.game.takeBackAll : t.game.takeBack}
          </Button>
        </Tooltip>
      )}
      {single.map((action) => (
        <Button key={action.area} kind="main" testId="take-back" onClick={() => session.act([action])}>
          {t.decisions.label(action, state)}
        </Button>
      ))}
    </>
  );
}

function labelOf(t: ReturnType<typeof useText>, state: GameState): string {
  const { next } = t.phases;
  const { pending } = state;
  if (pending?.kind === 'burhs') return next.burhs;
  if (pending?.kind === 'place') return next.placeFirst(pending.left);
  switch (phaseAfter(state)) {
    case 'movement':
    case 'movement-1':
      return next.movement;
    case 'battles':
    case 'battles-1':
    case 'battles-2':
      return contestedAreas(state).length > 0 ? next.battles : next.noBattles;
    case 'movement-2':
      return next.secondMovement;
    case 'withdrawal':
      return next.withdrawal;
    default:
      return next.endTurn;
  }
}

/** Somebody else is at it. */
function Waiting() {
  const t = useText();
  const session = useSession();
  const { state, thinking, paused, review, elsewhere } = useScene((s) => s);
  if (review || elsewhere) return null;
  const nation = state.nation >= 0 ? nationId(state.nation) : null;
  return (
    <>
      <span className={styles.waiting} role="status">
        {nation && (
          <span className={thinking === null ? undefined : styles.pulse}>
            <Shield nation={nation} size={26} />
          </span>
        )}
        {paused
          ? t.game.paused
          : thinking === null
            ? t.game.waiting
            : t.game.thinking(session.player(thinking).name)}
      </span>
      <IconButton
        icon={paused ? <Play size={18} /> : <Pause size={18} />}
        label={paused ? t.game.goOn : t.game.pause}
        onClick={() => session.pause(!paused)}
      />
    </>
  );
}
