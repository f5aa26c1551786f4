import { type AreaId, areaOf } from '@bretwalda/engine';
import { DIFFICULT, isSea } from '@bretwalda/engine/queries';
import type { CSSProperties } from 'react';
import { useText } from '../language/language.ts';
import { useScene, useSession } from '../session/context.ts';
import { highlightWords, unitsIn } from './area-words.ts';
import { attackChance } from './attack-chance.ts';

interface AreaTipProps {
  readonly area: AreaId;
  readonly x: number;
  readonly y: number;
  readonly className?: string | undefined;
}

const GAP = 18;

/** Beside the pointer, towards the middle of the screen: nothing has to be measured, and nothing cuts it off. */
function placeOf(x: number, y: number): CSSProperties {
  const side = (at: number, size: number) => (at > size / 2 ? `calc(-100% - ${GAP}px)` : `${GAP}px`);
  return { left: x, top: y, transform: `translate(${side(x, innerWidth)}, ${side(y, innerHeight)})` };
}

/** The area under the pointer, and why armies cannot go there (UI-47, UI-77). */
export function AreaTip({ area, x, y, className }: AreaTipProps) {
  const t = useText();
  const session = useSession();
  const state = useScene((s) => s.state);
  const selection = useScene((s) => s.selection);
  const offer = session.offers.get(area);
  const at = areaOf(area);
  const attack = offer?.highlight.endsWith('attack');
  return (
    <div className={className} style={placeOf(x, y)} aria-hidden="true" data-testid="area-tip">
      <h3 className="title">{t.names.areas(area)}</h3>
      {!isSea(at) && <p>{t.names.terrain(DIFFICULT[at] ? 'difficult' : 'clear')}</p>}
      {unitsIn(t, state, area).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {offer && (
        <p>
          <b>{highlightWords(t, state, offer.highlight)}</b>
          {attack && selection && ` · ${t.battle.chance(attackChance(state, selection, area))}`}
        </p>
      )}
      {offer?.violation && <p>{t.refusals(offer.violation).text}</p>}
    </div>
  );
}
