import { makeAction } from '@bretwalda/engine';
import { useId, useState } from 'react';
import { useText } from '../../language/language.ts';
import { useScene, useSession } from '../../session/context.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ListView.module.css';

const FIRST = 24;

/** Every legal action in words; long lists are cut until asked for. */
export function ActionList() {
  const t = useText();
  const session = useSession();
  const state = useScene((s) => s.state);
  const id = useId();
  const [words, setWords] = useState('');
  const [all, setAll] = useState(false);
  const actions = session.actions;
  if (actions.length === 0) return null;
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = actions
    .map((action) => ({ action, label: t.decisions.label(action, state) }))
    .filter(({ label }) => wanted.every((word) => label.toLowerCase().includes(word)));
  const shown = all ? matching : matching.slice(0, FIRST);
  return (
    <section className="card" aria-label={t.list.choices}>
      <h2 className="title">{t.list.choices}</h2>
      <div className={styles.tools}>
        <label htmlFor={id} className="small">
          {t.list.filter}
        </label>
        <input id={id} className={styles.filter} value={words} onChange={(e) => setWords(e.target.value)} />
        <span className="small muted" role="status">
          {t.list.shown(shown.length, matching.length)}
        </span>
      </div>
      <ul className={styles.choices}>
        {shown.map(({ action, label }) => (
          <li key={makeAction(action)}>
            <button type="button" onClick={() => session.act([action])}>
              {label} <code>{makeAction(action)}</code>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < matching.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {t.list.more}
        </Button>
      )}
    </section>
  );
}
