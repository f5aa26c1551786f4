import { type AreaId, areaOf, type GameState, NOBODY, nationId } from '@bretwalda/engine';
import { holderOf, isSea } from '@bretwalda/engine/queries';
import { presenceOf } from '../facts/presence.ts';
import { type Text, useText } from '../language/language.ts';
import { useSession } from '../session/context.ts';
import type { Offer } from '../session/offers.ts';
import { Swords } from '../tokens/Tokens.tsx';
import { classes } from '../ui/classes.ts';
import { attackChance } from './attack-chance.ts';
import styles from './StackPanel.module.css';
import type { StackChoice } from './use-chosen-stack.ts';

const REACHABLE: readonly Offer['highlight'][] = ['go', 'attack', 'over', 'over-attack'];

/** Where the chosen armies may go, with chances: small areas need no precise click. */
export function MoveTargets({ state, selection }: StackChoice) {
  const t = useText();
  const session = useSession();
  const targets = [...session.offers].filter(([, offer]) => REACHABLE.includes(offer.highlight));
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
              data-mark={offer.highlight}
              onClick={() => session.step(offer.actions, area)}
            >
              <b>{t.names.areas(area)}</b>
              <span className={styles.note}>{targetNote(t, state, area, offer)}</span>
              {offer.highlight.endsWith('attack') && (
                <span className={styles.odds}>
                  <Swords size={14} />
                  {t.battle.chance(attackChance(state, selection, area))}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who holds the area, and whether it would be overstacked. */
function targetNote(t: Text, state: GameState, area: AreaId, offer: Offer): string {
  const at = areaOf(area);
  const nation = state.nation;
  const over = offer.highlight.startsWith('over') ? `, ${t.game.stack.over}` : '';
  if (isSea(at)) return t.game.stack.sea;
  const holder = holderOf(state, at);
  if (holder === NOBODY) return t.game.stack.free + over;
  const there = t.names.presence(presenceOf(state, holder, at));
  if (holder === nation) return t.game.stack.own(there) + over;
  return t.game.stack.held(t.names.nations(nationId(holder)), there) + over;
}
