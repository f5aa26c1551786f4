import { Moon, Sun } from 'lucide-react';
import { LANGUAGES } from '../../language/languages.ts';
import type { StartWords } from '../../language/words.ts';
import { IconButton } from '../../ui/Button.tsx';
import select from '../settings/Select.module.css';
import styles from './StartPage.module.css';

export interface Appearance {
  /** As chosen; `auto` leaves it to the browser. */
  readonly language: string;
  readonly isDark: boolean;
  readonly onLanguage: (id: string) => void;
  readonly onTheme: () => void;
}

interface AppearanceControlsProps {
  readonly words: StartWords;
  /** Without it nothing can be chosen yet. */
  readonly appearance?: Appearance | undefined;
}

/** Language and theme, within reach before anything else. */
export function AppearanceControls({ words: { start }, appearance }: AppearanceControlsProps) {
  const isKnown = LANGUAGES.some(({ id }) => id === appearance?.language);
  return (
    <div className={styles.appearance}>
      <select
        className={`${select.select} ${styles.language}`}
        aria-label={start.language}
        value={isKnown ? appearance?.language : 'auto'}
        disabled={!appearance}
        onChange={(event) => appearance?.onLanguage(event.target.value)}
      >
        <option value="auto">{start.languageAuto}</option>
        {LANGUAGES.map(({ id, name }) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </select>
      <IconButton
        icon={
          <>
            <Sun size={18} className={styles.sun} />
            <Moon size={18} className={styles.moon} />
          </>
        }
        label={appearance?.isDark ? start.toLight : start.toDark}
        onClick={() => appearance?.onTheme()}
      />
    </div>
  );
}
