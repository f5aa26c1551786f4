import { check, type GameState } from '@bretwalda/engine';
import { legalIn } from '../facts/legal.ts';
import { type Text, useText } from '../language/language.ts';
import { useScene, useSession } from '../session/context.ts';
import { movableAreas } from '../session/selection.ts';
import { Button } from '../ui/Button.tsx';
import { ChosenStack } from './ChosenStack.tsx';
import styles from './StackPanel.module.css';
import { useChosenStack } from './use-chosen-stack.ts';

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

/**
 * What can still move; after a refused permission, how the area can be filled again (SUB-21, BSUB-10); and what the end of
 * the movement still asks for (X-MOV-7, X-MOV-8).
 */
function stillToDo(t: Text, state: GameState): string {
  const refused = check(state, { type: 'end' });
  if (refused?.code === 'end-areas' || refused?.code === 'end-population') return t.refusals(refused).text;
  if (refused?.code !== 'end-abandoned') return t.game.stack.left(movableAreas(state).length);
  const back = legalIn(state).flatMap((a) =>
    a.type === 'move' && a.to === refused.details.area ? [a.from] : [],
  );
  return t.game.stack.refused(t.refusals(refused).text, [...new Set(back)]);
}
