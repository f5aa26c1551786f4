import { type AreaId, areaOf } from '@bretwalda/engine';
import { LAND, SEAS } from '@bretwalda/engine/data';
import { nationsOf, stackSizeIn } from '@bretwalda/engine/queries';
import { useState } from 'react';
import { useText } from '../../language/language.ts';
import { useScene, useSession } from '../../session/context.ts';
import { Switch } from '../../ui/Switch.tsx';
import { highlightWords, unitsIn } from '../area-words.ts';
import styles from './ListView.module.css';

interface AreaTableProps {
  readonly onInspect: (area: AreaId) => void;
}

/** Every area: who stands there, and what can be done there now. */
export function AreaTable({ onInspect }: AreaTableProps) {
  const t = useText();
  const { state, viewer } = useScene((s) => s);
  const [own, setOwn] = useState(false);
  const mine = viewer === null ? [] : nationsOf(state, viewer);
  const isMine = (area: AreaId) => mine.some((nation) => stackSizeIn(state, nation, areaOf(area)) > 0);
  const land = LAND.filter(({ id }) => !own || isMine(id));
  return (
    <section className="card" aria-label={t.list.areas}>
      <h2 className="title">{t.list.areas}</h2>
      {viewer !== null && <Switch label={t.list.onlyOwn} checked={own} onChange={setOwn} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t.list.table}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t.list.area}</th>
              <th scope="col">{t.list.region}</th>
              <th scope="col">{t.list.terrain}</th>
              <th scope="col">{t.list.units}</th>
              <th scope="col">{t.list.state}</th>
            </tr>
          </thead>
          <tbody>
            {land.map(({ id, region, terrain }) => (
              <AreaRow
                key={id}
                area={id}
                region={t.names.regions(region)}
                terrain={t.names.terrain(terrain)}
                onInspect={onInspect}
              />
            ))}
            {SEAS.map(({ id }) => (
              <AreaRow key={id} area={id} region={t.list.seas} terrain="" onInspect={onInspect} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

interface AreaRowProps extends AreaTableProps {
  readonly area: AreaId;
  readonly region: string;
  readonly terrain: string;
}

function AreaRow({ area, region, terrain, onInspect }: AreaRowProps) {
  const t = useText();
  const session = useSession();
  const { state, selection } = useScene((s) => s);
  const name = t.names.areas(area);
  const offer = session.offers.get(area);
  const units = unitsIn(t, state, area);
  const highlight = selection?.area === area ? 'chosen' : offer?.highlight;
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className={styles.pick}
          aria-label={t.list.choose(name)}
          onClick={() => session.pick(area, session.ownIn(area))}
        >
          {name}
        </button>
      </th>
      <td>{region}</td>
      <td>{terrain}</td>
      <td>{units.length > 0 ? units.join('; ') : t.list.nobody}</td>
      <td>
        {highlight && <span className={styles.flag}>{highlightWords(t, state, highlight)}</span>}{' '}
        {offer?.violation && <span className="small muted">{t.refusals(offer.violation).text}</span>}{' '}
        <button
          type="button"
          className={styles.pick}
          aria-label={t.list.about(name)}
          onClick={() => onInspect(area)}
        >
          ?
        </button>
      </td>
    </tr>
  );
}
