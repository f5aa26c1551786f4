import { newGame, type ScenarioId } from '@bretwalda/engine';
import { lazy, Suspense, useMemo } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './StoryPicture.module.css';

const StoryArt = lazy(async () => ({ default: (await import('./StoryArt.tsx')).StoryArt }));

interface StoryPictureProps {
  readonly story: ScenarioId;
  readonly look?: 'thumb' | 'sheet';
  readonly className?: string | undefined;
  /** Spoken; without it the picture is decoration. */
  readonly label?: string;
}

/** The board at the start of a story (UI-14). It fills its frame; what does not fit is cut. */
export function StoryPicture({ story, look = 'sheet', className, label }: StoryPictureProps) {
  const state = useMemo(() => newGame({ scenario: story }), [story]);
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div className={classes(styles.frame, look === 'thumb' && styles.thumb, className)} {...spoken}>
      <Suspense fallback={null}>
        <StoryArt state={state} look={look} />
      </Suspense>
    </div>
  );
}
