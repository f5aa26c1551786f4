import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../language/language.ts';
import { api } from '../../online/api.ts';
import { meQuery } from '../../online/me.ts';
import { hrefOf, type Place } from '../../online/place.ts';
import { reportsQuery } from '../../online/talk/reports.ts';
import { IconButton } from '../../ui/Button.tsx';
import { useFirstFocus } from '../saves/use-first-focus.ts';
import styles from './OnlineFrame.module.css';

interface OnlineFrameProps {
  readonly title: string;
  /** Where somebody is; its link is marked. */
  readonly at: Place['at'];
  readonly onBack: () => void;
  readonly children: ReactNode;
  /** Stays in sight below what scrolls. */
  readonly footer?: ReactNode;
}

const WAYS = ['lobby', 'history', 'cups', 'notices'] as const;
const WAYS_OF_OPERATORS = [...WAYS, 'reports'] as const;

/** What stands around every page that needs a server: its title, the ways to the others, and who one is. */
export function OnlineFrame({ title, at, onBack, children, footer }: OnlineFrameProps) {
  const { online, start } = useText();
  const t = online.frame;
  const me = useQuery(meQuery);
  const ways = me.data?.isOperator ? WAYS_OF_OPERATORS : WAYS;
  const heading = useFirstFocus<HTMLHeadingElement>(); // the button that led here is gone
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <IconButton icon={<ArrowLeft size={18} />} label={start.back} onClick={onBack} />
        <h1 ref={heading} tabIndex={-1} className="title">
          {title}
        </h1>
        <nav className={styles.nav} aria-label={t.nav}>
          {ways.map((way) => (
            <a key={way} href={hrefOf({ at: way })} aria-current={way === at ? 'page' : undefined}>
              {t[way]}
              {way === 'notices' && <Unseen />}
              {way === 'reports' && <Reported />}
            </a>
          ))}
        </nav>
        <AccountLink isHere={at === 'account'} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className={styles.body} tabIndex={0} role="group" aria-label={title}>
        <div className={styles.inner}>{children}</div>
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </main>
  );
}

function Unseen() {
  const t = useText().online.frame;
  const me = useQuery(meQuery);
  const unseen = useQuery({
    queryKey: ['notices', 'unseen'],
    queryFn: () => api.notices.unseen.query(),
    enabled: Boolean(me.data),
    refetchInterval: 30_000,
  });
  const n = unseen.data?.length ?? 0;
  if (n === 0) return null;
  return (
    <span className={styles.count}>
      {n}
      <span className="hidden-text"> {t.unseen(n)}</span>
    </span>
  );
}

/** What waits for the operators. */
function Reported() {
  const t = useText().online.reports;
  const n = useQuery(reportsQuery).data?.length ?? 0;
  if (n === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{n}</span>
      <span className="hidden-text"> {t.waiting(n)}</span>
    </span>
  );
}

function AccountLink({ isHere }: { readonly isHere: boolean }) {
  const t = useText().online.frame;
  const me = useQuery(meQuery);
  const name = me.data?.name;
  return (
    <a
      className={styles.account}
      href={hrefOf({ at: 'account' })}
      aria-label={name ? t.accountOf(name) : t.nobody}
      aria-current={isHere ? 'page' : undefined}
      data-testid="account"
    >
      <UserRound size={18} aria-hidden="true" />
      <span>{name ?? t.nobody}</span>
    </a>
  );
}
