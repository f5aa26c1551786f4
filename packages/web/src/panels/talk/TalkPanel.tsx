import { MicOff, Scale, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../language/language.ts';
import { api } from '../../online/api.ts';
import { momentOf } from '../../online/dates.ts';
import { offeredAt } from '../../online/offered.ts';
import { Refused } from '../../online/Refused.tsx';
import { limitsChanged } from '../../online/talk/talk-limits.ts';
import { Button } from '../../ui/Button.tsx';
import { useAsking } from '../table/use-table.ts';
import { Composer } from './Composer.tsx';
import styles from './Talk.module.css';
import { TalkLines } from './TalkLines.tsx';
import type { Talk } from './use-talk.ts';

/** What players say to each other, in public and in private (UI-96); nobody else gets to see it. */
export function TalkPanel({ talk }: { readonly talk: Talk }) {
  const t = useText();
  const words = t.online.talk;
  const { muted } = talk;
  return (
    <div className={styles.talk} data-testid="talk">
      <Agreed talk={talk} />
      <TalkLines talk={talk} />
      <Blocked talk={talk} />
      {muted ? (
        <Note icon={<MicOff size={16} aria-hidden="true" />} testId="muted">
          {words.muted(momentOf(muted.until, t.start.locale), muted.reason)}
        </Note>
      ) : (
        <Composer talk={talk} />
      )}
    </div>
  );
}

interface NoteProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly testId: string;
}

const Note = ({ icon, children, testId }: NoteProps) => (
  <p className={styles.note} data-testid={testId}>
    {icon}
    <span>{children}</span>
  </p>
);

/** What the table has agreed about deals; nobody enforces it (RUL-145). */
function Agreed({ talk: { info } }: { readonly talk: Talk }) {
  const t = useText();
  const how = offeredAt(info)?.options.negotiation ?? 'free';
  if (how === 'free') return null;
  return (
    <Note icon={<Scale size={16} aria-hidden="true" />} testId="deals">
      {t.game.negotiation(how)} {t.online.talk.notEnforced}
    </Note>
  );
}

/** Whom one does not hear at this table, with a way back. */
function Blocked({ talk }: { readonly talk: Talk }) {
  const t = useText().online.talk;
  const { ask, error, isAsking } = useAsking();
  const hear = (user: string) =>
    isAsking ||
    void ask(async () => {
      await api.talk.unblock.mutate({ user });
      await limitsChanged();
    });
  return (
    <>
      {talk.blocked.map(({ player, name }) => (
        <div key={player} className={styles.note}>
          <UserRoundX size={16} aria-hidden="true" />
          <span>{t.notHeard(name)}</span>
          <Button size="small" onClick={() => hear(player)}>
            {t.hear}
            <span className="hidden-text"> {name}</span>
          </Button>
        </div>
      ))}
      <Refused error={error} />
    </>
  );
}
