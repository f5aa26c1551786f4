import type { AreaId } from '@bretwalda/engine';
import { memo, useMemo } from 'react';
import { useAfterPaint } from '../ui/use-after-paint.ts';

interface FocusAnnouncementProps {
  readonly area: AreaId | null;
  readonly label: (area: AreaId) => string;
}

/** Tells screen readers which area the keyboard is on, once the map has been painted. */
export const FocusAnnouncement = memo(function FocusAnnouncement({ area, label }: FocusAnnouncementProps) {
  const now = useMemo(() => ({ area, label }), [area, label]);
  const said = useAfterPaint(now, now);
  return (
    <div className="hidden-text" aria-live="polite">
      {said.area === null ? '' : said.label(said.area)}
    </div>
  );
});
