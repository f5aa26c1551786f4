import type { NationId } from '@bretwalda/engine';
import { Check } from 'lucide-react';
import type { Coming, RoundFact } from '../../facts/rounds.ts';
import { useText } from '../../language/language.ts';
import { Crown, Shield } from '../../tokens/Tokens.tsx';
import { Chip } from '../../ui/Chip.tsx';
import styles from './TimelineWindow.module.css';
import { Laurel, StatusIcon } from './timeline-icons.tsx';

interface RoundRowProps {
  readonly fact: RoundFact;
  readonly onNation: (nation: NationId) => void;
}

/** One round: when it is, what it counts, who comes. */
export function RoundRow({ fact, onNation }: RoundRowProps) {
  const t = useText();
  const words = t.windows.timeline;
  const { round, years, scoring, crown, when, counted, comings } = fact;
  return (
    <li className={styles.round} data-when={when} aria-current={when === 'now' ? 'step' : undefined}>
      <div className={styles.number}>
        <h3>
          <span className="hidden-text">{t.windows.round(round)}</span>
          <span aria-hidden="true">{round}</span>
        </h3>
        <span className="tiny">{t.windows.years(...years)}</span>
        {when === 'now' && <Chip tone="accent">{words.now}</Chip>}
      </div>
      <ul className={styles.counts}>
        {scoring && (
          <li>
            <Laurel />
            {counted ? words.counted : words.scoring}
            {counted && <Check size={14} strokeWidth={3} aria-hidden="true" />}
          </li>
        )}
        {crown && (
          <li>
            <Crown size={18} />
            {words.crown[crown]}
          </li>
        )}
      </ul>
      {comings.length === 0 ? (
        <p className={`${styles.nobody} muted`}>{words.nothing}</p>
      ) : (
        <ul className={styles.comings}>
          {comings.map((coming) => (
            <li key={coming.nation} data-past={coming.past}>
              <ComingLine coming={coming} onNation={onNation} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function ComingLine({
  coming,
  onNation,
}: {
  readonly coming: Coming;
  readonly onNation: (id: NationId) => void;
}) {
  const t = useText();
  const words = t.windows.timeline;
  const { nation, armies, seas, onBorder, onLand, leader, namesake, status } = coming;
  const parts = [
    armies > 0 && words.armies(armies),
    seas.length > 0 && words.from(seas, onBorder),
    onLand && words.onLand,
    leader && t.names.leaders(leader),
    namesake && words.inName(namesake),
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={styles.coming}
      onClick={() => onNation(nation)}
      title={t.windows.openNation(nation)}
    >
      <Shield nation={nation} size={24} />
      <span className={styles.who}>
        <b>{t.names.nations(nation)}</b>
        {parts.length > 0 && <span className="small muted">{parts.join(', ')}</span>}
      </span>
      <span className={styles.status}>
        {status.map((one) => (
          <span key={one} title={t.windows.status(one)}>
            <StatusIcon status={one} />
            <span className="hidden-text">, {t.windows.status(one)}</span>
          </span>
        ))}
      </span>
    </button>
  );
}
