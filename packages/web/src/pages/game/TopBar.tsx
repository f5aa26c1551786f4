import type { NationId } from '@bretwalda/engine';
import { Menu } from 'lucide-react';
import { memo } from 'react';
import { useText } from '../../language/language.ts';
import { NationOrder } from '../../panels/NationOrder.tsx';
import { useScene, useSession } from '../../session/context.ts';
import { IconButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import type { OpenWindow } from './open-window.ts';
import { PhoneRound, PhoneTitle } from './PhoneTopBar.tsx';
import styles from './TopBar.module.css';
import { TopBarTools } from './TopBarTools.tsx';

interface TopBarProps {
  readonly onOpen: (window: OpenWindow) => void;
}

/** Menu, the order of the nations, and tools. */
export const TopBar = memo(function TopBar({ onOpen }: TopBarProps) {
  const t = useText();
  const state = useScene((s) => s.state);
  const { name } = useSession();
  const onNation = (nation: NationId) => onOpen({ kind: 'nation', nation });
  return (
    <header className={styles.bar}>
      <IconButton
        icon={<Menu size={18} />}
        label={t.game.menu}
        onClick={() => onOpen({ kind: 'menu' })}
        testId="menu"
      />
      <h1 className={classes('title', styles.title)}>{t.start.title}</h1>
      <p className={classes('tiny muted', styles.gameName)}>{name}</p>
      <PhoneTitle />
      <div className={styles.order}>
        <NationOrder state={state} onNation={onNation} />
      </div>
      <TopBarTools onOpen={onOpen} />
      <PhoneRound onNation={onNation} />
    </header>
  );
});
