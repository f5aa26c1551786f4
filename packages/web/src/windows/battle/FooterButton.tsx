import { Map as MapIcon, SkipForward } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useText } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './BattleWindow.module.css';
import type { FightToEnd } from './use-fight-to-end.ts';

/** A button at the foot of the battle window. */
export const FooterButton = (props: Omit<ComponentProps<typeof Button>, 'size' | 'className'>) => (
  <Button size="big" className={styles.answer} {...props} />
);

/** Closes the window; what is asked next is decided on the map. */
export function ToMapButton({
  kind,
  onClose,
}: {
  readonly kind: 'main' | 'plain';
  readonly onClose: () => void;
}) {
  const t = useText();
  return (
    <FooterButton kind={kind} icon={<MapIcon size={18} />} onClick={onClose}>
      {t.battle.toMap}
    </FooterButton>
  );
}

/** Fights all rounds that are left without asking again. */
export function FightToEndButton({ fightToEnd }: { readonly fightToEnd: FightToEnd }) {
  const t = useText();
  if (fightToEnd.pressed) return null;
  return (
    <FooterButton icon={<SkipForward size={18} />} onClick={fightToEnd.press}>
      {t.battle.toEnd}
    </FooterButton>
  );
}
