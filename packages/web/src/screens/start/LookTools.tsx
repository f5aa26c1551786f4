import { Moon, Sun } from 'lucide-react';
import { settings } from '../../session/settings.ts';
import { useStore } from '../../session/store.ts';
import { useText } from '../../text/index.ts';
import { IconButton } from '../../ui/index.ts';
import { LanguageSelect } from '../settings/LanguageSelect.tsx';
import styles from './StartPage.module.css';

const systemIsDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

/** Language and light or dark, at hand before anything else. */
export function LookTools() {
  const t = useText().start;
  const theme = useStore(settings, (s) => s.theme);
  const isDark = theme === 'dark' || (theme === 'system' && systemIsDark());
  return (
    <div className={styles.look}>
      <LanguageSelect />
      <IconButton
        icon={isDark ? <Sun size={18} /> : <Moon size={18} />}
        label={isDark ? t.toLight : t.toDark}
        onClick={() => settings.update({ theme: isDark ? 'light' : 'dark' })}
      />
    </div>
  );
}
