import { History, Link } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { hrefOf } from '../../../online/place.ts';
import { Refused } from '../../../online/Refused.tsx';
import { ownSeat } from '../../../online/sitting.ts';
import styles from '../../../panels/table/TableBars.module.css';
import { useAsking, useTable, useTableScene } from '../../../panels/table/use-table.ts';
import bar from '../../../panels/WarningBar.module.css';
import { useScene, useSession } from '../../../session/context.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import type { TablePlace } from '../table/TablePage.tsx';

/** What can be done with an earlier moment: go back to it, if all agree, or show it to others. */
export function MomentBar({ place }: { readonly place: TablePlace }) {
  const t = useText().online.play;
  const { table } = useTable();
  const session = useSession();
  const at = useScene((s) => s.review?.at);
  const length = useScene((s) => s.game.journal.length);
  const info = useTableScene((s) => s.info);
  const [copied, setCopied] = useState<number | null>(null);
  const { ask, error, isAsking } = useAsking();
  if (at === undefined) return null;
  const own = ownSeat(info);
  const mayPropose =
    info.status === 'running' && own?.bot === null && at < length && !session.mayGoBackTo(at);
  const propose = async () => {
    const done = await ask(() => api.table.propose.mutate({ id: table.id, kind: 'undo', to: at }));
    if (done) session.review.end();
  };
  const copy = async () => {
    const href = new URL(hrefOf({ ...place, moment: at }), document.baseURI).href;
    if (await ask(() => navigator.clipboard.writeText(href))) setCopied(at);
  };
  return (
    <div className={classes(bar.bar, styles.proposal)} data-testid="moment">
      <History size={20} aria-hidden="true" />
      <p className={classes('small', styles.words)}>
        {mayPropose && t.agree.undoNote}
        <Refused error={error} />
      </p>
      <div className={styles.buttons}>
        <Button icon={<Link size={18} />} onClick={() => void copy()}>
          {copied === at ? t.link.copied : t.link.moment}
        </Button>
        {mayPropose && (
          <Button kind="main" testId="propose-undo" onClick={() => isAsking || void propose()}>
            {t.agree.undo}
          </Button>
        )}
      </div>
    </div>
  );
}
