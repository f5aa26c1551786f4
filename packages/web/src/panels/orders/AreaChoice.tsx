import type { LandId } from '@bretwalda/engine';
import { LAND } from '@bretwalda/engine/data';
import { ArrowUp, X } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from '../../language/language.ts';
import { IconButton } from '../../ui/Button.tsx';
import styles from './OrdersWindow.module.css';

const MOST = 10;

interface AreaChoiceProps {
  readonly areas: readonly LandId[];
  readonly onChange: (areas: readonly LandId[]) => void;
}

/** Areas in an order of their own, chosen by name. */
export function AreaChoice({ areas, onChange }: AreaChoiceProps) {
  const all = useText();
  const t = all.online.orders.retreat;
  const nameOf = all.names.areas;
  const { locale } = all.start;
  const free = useMemo(
    () =>
      LAND.filter(({ id }) => !areas.includes(id)).sort((a, b) =>
        nameOf(a.id).localeCompare(nameOf(b.id), locale),
      ),
    [areas, nameOf, locale],
  );
  const earlier = (i: number) =>
    onChange(areas.map((area, at) => (at === i - 1 ? areas[i] : at === i ? areas[i - 1] : area) ?? area));
  return (
    <div className={styles.areas}>
      <span className="small">
        {t.to} <span className="tiny muted">{t.toNote}</span>
      </span>
      {areas.length === 0 && <p className="small muted">{t.noAreas}</p>}
      <ol>
        {areas.map((area, i) => (
          <li key={area}>
            <span>
              {i + 1}. {nameOf(area)}
            </span>
            {i > 0 && (
              <IconButton
                size="small"
                icon={<ArrowUp size={16} />}
                label={t.earlier(nameOf(area))}
                onClick={() => earlier(i)}
              />
            )}
            <IconButton
              size="small"
              icon={<X size={16} />}
              label={t.remove(nameOf(area))}
              onClick={() => onChange(areas.filter((one) => one !== area))}
            />
          </li>
        ))}
      </ol>
      {areas.length < MOST && (
        <select
          className={styles.select}
          aria-label={t.add}
          data-testid="add-area"
          value=""
          onChange={(event) => event.target.value && onChange([...areas, event.target.value as LandId])}
        >
          <option value="">{t.choose}</option>
          {free.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
