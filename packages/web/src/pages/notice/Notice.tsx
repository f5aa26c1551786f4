import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons: every notice has a way on. */
  readonly ways: ReactNode;
}

/** A page that explains why the wanted one is not shown. */
export function Notice({ title, children, ways }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 ref={heading} tabIndex={-1} className="title">
          {title}
        </h1>
        {children}
        <div className={styles.ways}>{ways}</div>
      </div>
    </main>
  );
}
