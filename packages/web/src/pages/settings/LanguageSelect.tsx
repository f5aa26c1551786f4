import { settings } from '../../base/settings.ts';
import { useStore } from '../../base/store.ts';
import { LANGUAGES, useText } from '../../language/language.ts';
import styles from './Select.module.css';

/** The languages of packages/text, each by its own name. */
export function LanguageSelect() {
  const t = useText().start;
  const language = useStore(settings, (s) => s.language);
  const known = LANGUAGES.some(({ id }) => id === language);
  return (
    <select
      className={styles.select}
      aria-label={t.language}
      value={known ? language : 'auto'}
      onChange={(event) => settings.update({ language: event.target.value })}
    >
      <option value="auto">{t.languageAuto}</option>
      {LANGUAGES.map(({ id, name }) => (
        <option key={id} value={id} lang={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
