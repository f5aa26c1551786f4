import { useStartWords } from '../../language/words.ts';
import styles from './Notice.module.css';

/** Shown while a page loads (UI-21). */
export function Loading({ isGame = false }: { readonly isGame?: boolean }) {
  const { start } = useStartWords();
  return <LoadingView words={isGame ? start.opening : start.loading} />;
}

/** Also in index.html, before any script has loaded (src/pages/start/shell.tsx). */
export function LoadingView({ words }: { readonly words: string }) {
  return (
    <main className={styles.page} aria-busy="true">
      <p className={`title ${styles.waiting}`} role="status">
        {words}
      </p>
    </main>
  );
}
