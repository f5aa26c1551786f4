import { useStartWords } from '../screens/start/words.ts';
import styles from './Notice.module.css';

/** Something to see while a page comes (UI-21). */
export function Loading({ isGame = false }: { readonly isGame?: boolean }) {
  const { start } = useStartWords();
  return (
    <main className={styles.page} aria-busy="true">
      <p className={`title ${styles.waiting}`} role="status">
        {isGame ? start.opening : start.loading}
      </p>
    </main>
  );
}
