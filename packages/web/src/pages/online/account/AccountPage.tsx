import { useMutation, useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../language/language.ts';
import { accounts } from '../../../online/api.ts';
import { meChanged, meQuery } from '../../../online/me.ts';
import { unsubscribe } from '../../../online/push.ts';
import { Refused } from '../../../online/Refused.tsx';
import { Button } from '../../../ui/Button.tsx';
import { OnlineFrame } from '../OnlineFrame.tsx';
import type { OnlinePageProps } from '../OnlinePages.tsx';
import styles from './AccountCard.module.css';
import { AccountCard, Done } from './AccountCard.tsx';
import { BlockedPlayers } from './BlockedPlayers.tsx';
import { ForgottenDialog } from './ForgottenDialog.tsx';
import { ChangePasswordForm, RenameForm } from './OwnAccount.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RemoveAccount } from './RemoveAccount.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** Who somebody is to the server: nobody yet, a guest, or an account. */
export function AccountPage({ place, go }: OnlinePageProps) {
  const t = useText().online.account;
  const me = useQuery(meQuery);
  const [done, setDone] = useState('');
  const [isForgotten, setForgotten] = useState(false);
  const who = me.data ?? null;
  return (
    <OnlineFrame title={t.title} at={place.at} onBack={() => go({ at: 'lobby' })}>
      <Refused error={me.error} onAgain={() => void me.refetch()} />
      <Done>{done}</Done>
      {me.data !== undefined &&
        (who === null || who.isGuest ? (
          <>
            <AccountCard title={t.you}>
              <p>{who ? t.guest(who.name) : t.nobody}</p>
            </AccountCard>
            <div className={styles.columns}>
              <SignUpForm onDone={setDone} />
              <SignInForm onDone={setDone} onForgotten={() => setForgotten(true)} />
            </div>
            {who && <BlockedPlayers />}
            {who && <RemoveAccount isGuest onDone={setDone} />}
          </>
        ) : (
          <div className={styles.columns}>
            <div className={styles.column}>
              <AccountCard title={t.you}>
                <p>{t.signedIn(who.name)}</p>
                <p className="muted">{who.email ? t.email(who.email) : t.noEmail}</p>
                <SignOut onDone={() => setDone(t.signedOut)} />
              </AccountCard>
              <RenameForm key={who.name} name={who.name} onDone={setDone} />
              <RemoveAccount isGuest={false} onDone={setDone} />
            </div>
            <div className={styles.column}>
              <ChangePasswordForm />
              <Passkeys />
              <BlockedPlayers />
            </div>
          </div>
        ))}
      {isForgotten && <ForgottenDialog onClose={() => setForgotten(false)} />}
    </OnlineFrame>
  );
}

function SignOut({ onDone }: { readonly onDone: () => void }) {
  const t = useText().online.account;
  const asked = useMutation({
    mutationFn: async () => {
      // Whoever uses this browser next is not told of these games.
      await unsubscribe().catch(() => {});
      await accounts.signOut();
    },
    onSuccess: async () => {
      onDone();
      await meChanged();
    },
  });
  return (
    <>
      <Refused error={asked.error} />
      <div className={styles.ways}>
        <Button icon={<LogOut size={18} />} onClick={() => asked.mutate()}>
          {t.signOut}
        </Button>
      </div>
    </>
  );
}
