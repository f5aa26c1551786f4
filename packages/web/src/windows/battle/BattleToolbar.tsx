import { areaOf, type LandId } from '@bretwalda/engine';
import { isSheltered } from '@bretwalda/engine/queries';
import { Gauge } from 'lucide-react';
import { useText } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import styles from './BattleWindow.module.css';
import type { Forces } from './battle-forces.ts';
import type { DiceSpeed } from './use-playback.ts';

interface BattleToolbarProps {
  readonly area: LandId;
  readonly now: Forces;
  readonly gameRound: number;
  readonly half: number;
  readonly major: boolean;
  readonly speed: DiceSpeed;
  readonly onSpeed?: (speed: DiceSpeed) => void;
}

const AFTER: Readonly<Record<DiceSpeed, DiceSpeed>> = { full: 'fast', fast: 'skip', skip: 'full' };

/** The round and turn, the terrain, and how fast dice roll. */
export function BattleToolbar({
  area,
  now,
  gameRound,
  half: part,
  major,
  speed,
  onSpeed,
}: BattleToolbarProps) {
  const t = useText();
  const { nation } = now.attacker;
  const half = major ? t.battle.halves(part) : '';
  return (
    <div className={styles.tools}>
      <span className={`small muted ${styles.date}`}>
        {t.battle.moment(gameRound, t.names.nations(nation), half)}
      </span>
      {isSheltered(areaOf(area)) && (
        <span className={styles.terrain}>
          <Chip>{t.battle.difficult}</Chip>
        </span>
      )}
      {onSpeed && (
        <Button size="small" icon={<Gauge size={18} />} onClick={() => onSpeed(AFTER[speed])}>
          {t.battle.speed[speed]}
        </Button>
      )}
    </div>
  );
}
