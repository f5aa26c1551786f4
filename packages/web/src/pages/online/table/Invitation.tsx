import type { TableInfo } from '@bretwalda/protocol';
import { Copy, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../../language/language.ts';
import { hrefOf } from '../../../online/place.ts';
import { Button } from '../../../ui/Button.tsx';
import { Done } from '../account/AccountCard.tsx';
import styles from './GatheringTable.module.css';
import { InviteByName } from './InviteByName.tsx';
import type { TablePlace } from './TablePage.tsx';

interface InvitationProps {
  readonly table: TableInfo;
  readonly place: TablePlace;
}

/** The link by which friends come (UI-92, UI-98). */
export function Invitation({ table, place }: InvitationProps) {
  const t = useText().online.table.page;
  const [said, setSaid] = useState('');
  const line = useRef<HTMLInputElement>(null);
  const invitation = table.invitation ?? place.invitation;
  const link = new URL(
    hrefOf({ at: 'table', id: table.id, ...(invitation && { invitation }) }),
    location.href,
  ).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(t.copied);
    } catch {
      line.current?.select();
      setSaid(t.notCopied);
    }
  };
  const share = () => navigator.share({ title: t.shareTitle, url: link }).catch(() => {}); // thought better of it
  return (
    <section className={styles.card} aria-labelledby="table-invite">
      <h2 id="table-invite" className="title">
        {t.invite}
      </h2>
      <p>{t.inviteNote}</p>
      <input
        ref={line}
        className={styles.link}
        aria-label={t.link}
        value={link}
        readOnly
        data-testid="invitation"
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.ways}>
        <Button icon={<Copy size={18} />} onClick={() => void copy()}>
          {t.copy}
        </Button>
        {'share' in navigator && (
          <Button icon={<Share2 size={18} />} onClick={() => void share()}>
            {t.share}
          </Button>
        )}
      </div>
      <Done>{said}</Done>
      {table.seats.some(({ isYou }) => isYou) && <InviteByName id={table.id} />}
    </section>
  );
}
