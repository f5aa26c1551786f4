import { memo, useEffect } from 'react';
import { useText } from '../language/language.ts';
import { useScene, useSession } from '../session/context.ts';
import { Shield } from '../tokens/Tokens.tsx';
import { useRules } from '../ui/use-rules.ts';
import styles from './Notices.module.css';

const STAYS = 4500;

/** What just happened and matters: leaders, submissions, elections (UI-78, UI-80). */
export const Notices = memo(function Notices() {
  const t = useText();
  const session = useSession();
  const rules = useRules();
  const notices = useScene((s) => s.notices);
  const oldest = notices[0]?.key;
  useEffect(() => {
    if (oldest === undefined) return;
    const timer = setTimeout(() => session.flow.dismissNotice(oldest), STAYS);
    return () => clearTimeout(timer);
  }, [oldest, session]);
  return (
    <div className={styles.notices} role="status">
      {notices.slice(-2).map(({ key, event }) => {
        const line = t.log(event, (seat) => session.player(seat)?.name ?? '', rules);
        return line ? (
          <div key={key} className={styles.notice}>
            {'nation' in event && event.nation && <Shield nation={event.nation} size={24} />}
            <span>{line.text}</span>
          </div>
        ) : null;
      })}
    </div>
  );
});
