import { Moon, Sun } from 'lucide-react';
import { LANGUAGES } from '../../language/languages.ts';
import type { StartWords } from '../../language/words.ts';
import { IconButton } from '../../ui/Button.tsx';
import select from '../settings/Select.module.css';
import styles from './StartPage.module.css';

export interface Look {
  /** As chosen; `auto` leaves it to the browser. */
  readonly language: string;
  readonly isDark: boolean;
  readonly onLanguage: (id: string) => void;
  readonly onTheme: () => void;
}

interface LookToolsProps {
  readonly words: StartWords;
  /** Without it nothing can be chosen yet. */
  readonly look?: Look | undefined;
}

/** Language and light or dark, at hand before anything else. */
export function LookTools({ words: { start }, look }: LookToolsProps) {
  const isKnown = LANGUAGES.some(({ id }) => id === look?.language);
  return (
    <div className={styles.look}>
      <select
        className={`${select.select} ${styles.language}`}
        aria-label={start.language}
        value={isKnown ? look?.language : 'auto'}
        disabled={!look}
        onChange={(event) => look?.onLanguage(event.target.value)}
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
        label={look?.isDark ? start.toLight : start.toDark}
        onClick={() => look?.onTheme()}
      />
    </div>
  );
}
