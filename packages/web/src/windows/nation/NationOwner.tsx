import { type GameState, type NationId, nationId, nationOf } from '@bretwalda/engine';
import { overlordOf, ownerOf } from '@bretwalda/engine/queries';
import { seatColour } from '../../facts/seat-colours.ts';
import { nationsOfSeat } from '../../facts/sides.ts';
import { useText } from '../../language/language.ts';
import { PlayerSymbol } from '../../tokens/Tokens.tsx';
import styles from './NationOwner.module.css';

/** Who plays this nation, and together with which others. */
export function NationOwner({ state, nation }: { readonly state: GameState; readonly nation: NationId }) {
  const t = useText();
  const words = t.windows.nation;
  const seat = ownerOf(state, nationOf(nation));
  const overlord = overlordOf(state, nationOf(nation));
  if (seat < 0) return <p className={`${styles.line} eyebrow`}>{words.noSide}</p>;
  const colour = seatColour(state, seat);
  const others = nationsOfSeat(state, seat).filter((id) => id !== nation);
  return (
    <p className={`${styles.line} eyebrow`}>
      <PlayerSymbol colour={colour} size={12} />
      <span className={styles.text}>
        {words.side(t.names.colours(colour), others.map(t.names.nations))}
        {overlord >= 0 && ` · ${words.subject(nationId(overlord))}`}
      </span>
    </p>
  );
}
