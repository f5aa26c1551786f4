import { newGame, type ScenarioId } from '@bretwalda/engine';
import { lazy, Suspense, useMemo } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './ScenarioPicture.module.css';

const ScenarioBoard = lazy(async () => ({ default: (await import('./ScenarioBoard.tsx')).ScenarioBoard }));

interface ScenarioPictureProps {
  readonly scenario: ScenarioId;
  readonly look?: 'thumb' | 'sheet';
  readonly className?: string | undefined;
  /** Spoken; without it the picture is decoration. */
  readonly label?: string;
}

/** The board at the start of a scenario (UI-14). It fills its frame; what does not fit is cut off. */
export function ScenarioPicture({ scenario, look = 'sheet', className, label }: ScenarioPictureProps) {
  const state = useMemo(() => newGame({ scenario }), [scenario]);
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div className={classes(styles.frame, look === 'thumb' && styles.thumb, className)} {...spoken}>
      <Suspense fallback={null}>
        <ScenarioBoard state={state} look={look} />
      </Suspense>
    </div>
  );
}
