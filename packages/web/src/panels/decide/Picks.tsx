import type { AreaId } from '@bretwalda/engine';
import { legalIn } from '../../facts/legal.ts';
import { useText } from '../../language/language.ts';
import { useScene, useSession } from '../../session/context.ts';
import { goingFrom, isPick, type Picking } from '../../session/picking.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './DecisionPanel.module.css';

/** Pieces that go together: picked here or on the map, and confirmed once by the main button (UI-67). */
export function Picks({ picking }: { readonly picking: Picking }) {
  const t = useText();
  const session = useSession();
  const asking = useScene((s) => s.asking);
  const { left, picks, going } = picking;
  const words = t.game.picks;
  const open = left > 0 ? legalIn(picking.state).filter(isPick) : [];
  const areas = new Set<AreaId>([...open.map(({ area }) => area), ...going.map(({ area }) => area)]);
  const counts = goingFrom(picking);
  const choices = open.filter(({ area }) => area === asking);
  return (
    <>
      <p className={classes('small', left === 0 ? 'good' : 'muted')} role="status">
        {words.chosen(going.length, going.length + left)} {left > 0 && t.game.decide.pickArea}
      </p>
      <ul className={styles.areas} aria-label={t.game.decide.areas}>
        {[...areas].sort(byName(t.names.areas)).map((area) => (
          <li key={area}>
            <button
              type="button"
              className={styles.area}
              aria-pressed={counts.has(area)}
              aria-disabled={open.every((pick) => pick.area !== area)}
              onClick={() => session.pick(area)}
            >
              {t.names.areas(area)}
              {counts.has(area) && <b className={styles.count}>{words.going(counts.get(area) ?? 0)}</b>}
            </button>
          </li>
        ))}
      </ul>
      {choices.length > 0 && (
        <div className={styles.buttons}>
          {choices.map((pick) => (
            <Button key={pick.unit} onClick={() => session.addPick(pick)}>
              {t.decisions.label(pick, picking.state)}
            </Button>
          ))}
        </div>
      )}
      {picks.length > 0 && (
        <div className={styles.buttons}>
          <Button keys="U" onClick={() => session.undo()} testId="pick-back">
            {words.back}
          </Button>
        </div>
      )}
    </>
  );
}

const byName = (name: (area: AreaId) => string) => (a: AreaId, b: AreaId) => name(a).localeCompare(name(b));
