import { type AreaId, areaOf, DIFFICULT, isSea, nationId } from '@bretwalda/engine';
import { useLayoutEffect, useRef } from 'react';
import { useScene, useSession } from '../session/context.ts';
import { chosenArmies } from '../session/selection.ts';
import { useText } from '../text/index.ts';
import { Disc, LeaderToken } from '../tokens/index.ts';
import styles from './AreaTip.module.css';
import { chanceOf } from './StackPanel.tsx';
import { unitsIn } from './spoken.ts';

interface AreaTipProps {
  readonly area: AreaId;
  readonly x: number;
  readonly y: number;
  readonly className?: string | undefined;
}

const GAP = 18;

/** What an area under the pointer is, and why one cannot go there (UI-47, UI-77). */
export function AreaTip({ area, x, y, className }: AreaTipProps) {
  const t = useText();
  const session = useSession();
  const { state, selection } = useScene((s) => s);
  const ref = useRef<HTMLDivElement>(null);
  const offer = session.offers.get(area);
  useLayoutEffect(() => {
    const tip = ref.current;
    const frame = tip?.parentElement?.getBoundingClientRect();
    if (!tip || !frame) return;
    const { width, height } = tip.getBoundingClientRect();
    const left = x - frame.left + GAP;
    const top = y - frame.top + GAP;
    tip.style.left = `${left + width > frame.width ? left - width - 2 * GAP : left}px`;
    tip.style.top = `${top + height > frame.height ? top - height - 2 * GAP : top}px`;
  });
  const at = areaOf(area);
  const attack = offer?.mark.endsWith('attack');
  return (
    <div ref={ref} className={className} aria-hidden="true">
      <h3 className="title">{t.names.areas(area)}</h3>
      {!isSea(at) && <p>{t.names.terrain(DIFFICULT[at] ? 'difficult' : 'clear')}</p>}
      {unitsIn(t, state, area).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {selection && offer && chosenArmies(selection) > 0 && (
        <p className={styles.moving}>
          <Disc nation={nationId(state.nation)} size={20} />
          {chosenArmies(selection)}
          {selection.leader && <LeaderToken nation={nationId(state.nation)} size={18} />}
        </p>
      )}
      {offer && (
        <p>
          <b>{t.game.areaState[offer.mark]}</b>
          {attack && selection && ` · ${t.game.stack.chance(chanceOf(state, selection, area))}`}
        </p>
      )}
      {offer?.violation && <p>{t.refusals(offer.violation).text}</p>}
    </div>
  );
}
