import { useStartWords } from '../../language/words.ts';
import styles from './Notice.module.css';

/** Something to see while a page comes (UI-21). */
export function Loading({ isGame = false }: { readonly isGame?: boolean }) {
  const { start } = useStartWords();
  return <LoadingView words={isGame ? start.opening : start.loading} />;
}

/** Also in index.html, before any program has come (src/pages/start/shell.tsx). */
export function LoadingView({ words }: { readonly words: string }) {
  return (
    <main className={styles.page} aria-busy="true">
      <p className={`title ${styles.waiting}`} role="status">
        {words}
      </p>
    </main>
  );
}
