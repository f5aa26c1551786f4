import { areaOf, type GameState, type NationId } from '@bretwalda/engine';
import type { AreaFact, Occupant } from '../../facts/area.ts';
import { limitText, stackingOf } from '../../facts/map-layers.ts';
import { useText } from '../../language/language.ts';
import { FortToken, Shield } from '../../tokens/Tokens.tsx';
import { Chip } from '../../ui/Chip.tsx';
import styles from './AreaWindow.module.css';

interface OccupantsProps {
  readonly state: GameState;
  readonly fact: AreaFact;
  readonly nation: NationId | null;
  readonly onNation: (nation: NationId) => void;
}

/** Who stands here, and how many more may. */
export function Occupants({ state, fact, nation, onNation }: OccupantsProps) {
  const t = useText();
  const words = t.windows.area;
  const other = nation !== null && !fact.sea && !fact.occupants.some((one) => one.nation === nation);
  return (
    <section className={styles.section}>
      <h3 className="title">{words.here}</h3>
      {fact.occupants.length === 0 && <p className="muted">{words.nobody}</p>}
      <ul className={styles.occupants}>
        {fact.occupants.map((occupant) => (
          <OccupantRow key={occupant.nation} occupant={occupant} onNation={onNation} />
        ))}
      </ul>
      {fact.ruin && (
        <p className={styles.ruin}>
          <FortToken burnt size={24} /> {words.ruin}
        </p>
      )}
      {fact.sea && <p className="small muted">{words.seaStacking}</p>}
      {other && <StackingNote state={state} fact={fact} nation={nation} />}
    </section>
  );
}

function OccupantRow({
  occupant,
  onNation,
}: {
  readonly occupant: Occupant;
  readonly onNation: (id: NationId) => void;
}) {
  const t = useText();
  const words = t.windows.area;
  const { nation, infantry, cavalry, fort, burh, leader, stacking } = occupant;
  const { units } = t.names;
  const parts = [
    infantry > 0 && units.army(infantry),
    cavalry > 0 && units.cavalry(cavalry),
    fort && units.fort(1),
    burh && units.burh(1),
    leader && t.names.leaders(leader),
  ].filter((part): part is string => typeof part === 'string');
  const limit = (n: number) => (Number.isFinite(n) ? limitText(n) : words.unlimited);
  return (
    <li>
      <button
        type="button"
        className={styles.occupant}
        onClick={() => onNation(nation)}
        title={t.windows.openNation(nation)}
      >
        <Shield nation={nation} size={36} />
        <span className={styles.who}>
          <b>{t.names.nations(nation)}</b>
          <span>{t.names.list(parts)}</span>
          {stacking && (
            <span className="tiny muted">
              {words.stacking}: {words.stackingNow(stacking.now, limit(stacking.limit))}
              {stacking.overstack > stacking.limit && `, ${words.overstack(limit(stacking.overstack))}`}
            </span>
          )}
        </span>
        {stacking?.over && <Chip tone="accent">{words.isOver}</Chip>}
      </button>
    </li>
  );
}

function StackingNote({
  state,
  fact,
  nation,
}: {
  readonly state: GameState;
  readonly fact: AreaFact;
  readonly nation: NationId;
}) {
  const words = useText().windows.area;
  const { now, limit, overstack } = stackingOf(state, nation, areaOf(fact.area));
  const text = (n: number) => (Number.isFinite(n) ? limitText(n) : words.unlimited);
  return <p className="small muted">{words.room(nation, now, text(limit), text(overstack))}</p>;
}
