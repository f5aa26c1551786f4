import { Check } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Refused } from '../../../online/Refused.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './AccountCard.module.css';

interface AccountCardProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** One thing that can be done with an account. */
export function AccountCard({ title, lead, children }: AccountCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className="title">
        {title}
      </h2>
      {lead && <p className="muted">{lead}</p>}
      {children}
    </section>
  );
}

/** What has come of it, spoken when it appears. */
export const Done = ({ children }: { readonly children: ReactNode }) => (
  <p role="status" className={styles.done}>
    {children && <Check size={18} aria-hidden="true" />}
    {children}
  </p>
);

interface Asked {
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly error: unknown;
}

interface AccountFormProps extends AccountCardProps {
  readonly button: string;
  readonly asked: Asked;
  readonly onSend: () => void;
  /** Said when it worked. */
  readonly done?: string | undefined;
  readonly isMain?: boolean;
  /** Other ways beside the button. */
  readonly ways?: ReactNode;
}

/** A form that asks the server for something and says what has come of it. */
export function AccountForm(props: AccountFormProps) {
  const { title, lead, children, button, asked, onSend, done, isMain = false, ways } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!asked.isPending) onSend();
  };
  return (
    <AccountCard title={title} lead={lead}>
      <form noValidate className={styles.form} onSubmit={send}>
        {children}
        <Refused error={asked.error} />
        <div className={styles.ways}>
          <Button isSubmit kind={isMain ? 'main' : 'plain'}>
            {button}
          </Button>
          {ways}
        </div>
        <Done>{asked.isSuccess && done}</Done>
      </form>
    </AccountCard>
  );
}
