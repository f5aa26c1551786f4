import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { hrefOf } from '../../../online/place.ts';
import { openProposals, type ProposalKind } from '../../../online/proposals.ts';
import { Refused } from '../../../online/Refused.tsx';
import { ownSeat } from '../../../online/sitting.ts';
import { TablePanel } from '../../../panels/table/TablePanel.tsx';
import { ToldList } from '../../../panels/table/ToldList.tsx';
import { useAsking, useTable, useTableScene } from '../../../panels/table/use-table.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { OnlinePageProps } from '../OnlinePages.tsx';
import type { TablePlace } from '../table/TablePage.tsx';
import { EndProposal } from './EndProposal.tsx';
import styles from './TableWindow.module.css';
import { VacationPart } from './VacationPart.tsx';

interface TableWindowProps extends Pick<OnlinePageProps, 'go'> {
  readonly place: TablePlace;
  readonly onClose: () => void;
}

/** Who sits at the table, its link, what its players can agree on, and what happened there. */
export function TableWindow({ place, go, onClose }: TableWindowProps) {
  const t = useText().online.play;
  const info = useTableScene((s) => s.info);
  const own = ownSeat(info);
  const mayAgree = info.status === 'running' && own?.bot === null;
  return (
    <Dialog title={info.agreed.title || t.table} size="small" onClose={onClose} testId="table-window">
      <div className={styles.parts}>
        <TablePanel />
        {info.invitation !== null && <TableLink place={{ ...place, invitation: info.invitation }} />}
        {mayAgree && <Agree onClose={onClose} />}
        <VacationPart />
        {own && info.status === 'running' && <GiveUp onGone={() => go({ at: 'lobby' })} />}
        <section>
          <h3>{t.told.title}</h3>
          <ToldList />
        </section>
      </div>
    </Dialog>
  );
}

function TableLink({ place }: { readonly place: TablePlace }) {
  const t = useText().online.play.link;
  const [isCopied, setCopied] = useState(false);
  const { ask, error } = useAsking();
  const href = new URL(hrefOf(place), document.baseURI).href;
  const copy = async () => setCopied(await ask(() => navigator.clipboard.writeText(href)));
  return (
    <section>
      <h3>{t.title}</h3>
      <p className="small muted">{t.note}</p>
      <div className={styles.link}>
        <input readOnly value={href} aria-label={t.title} onFocus={(event) => event.target.select()} />
        <Button icon={<Copy size={18} />} onClick={() => void copy()}>
          {isCopied ? t.copied : t.copy}
        </Button>
      </div>
      <Refused error={error} />
    </section>
  );
}

function Agree({ onClose }: { readonly onClose: () => void }) {
  const t = useText().online.play.agree;
  const { table } = useTable();
  const info = useTableScene((s) => s.info);
  const events = useTableScene((s) => s.events);
  const [isEnding, setEnding] = useState(false);
  const { ask, error, isAsking } = useAsking();
  const open = openProposals(events);
  const isOpen = (kind: ProposalKind) => open.some((one) => one.kind === kind);
  const propose = async (kind: 'pause' | 'resume') => {
    if (isAsking) return;
    if (await ask(() => api.table.propose.mutate({ id: table.id, kind }))) onClose();
  };
  const pause = info.clocks?.paused ? 'resume' : 'pause';
  return (
    <section>
      <h3>{t.title}</h3>
      <div className={styles.buttons}>
        {info.clocks && !isOpen(pause) && (
          <Button testId={`propose-${pause}`} onClick={() => void propose(pause)}>
            {t[pause]}
          </Button>
        )}
        {!isOpen('end') && (
          <Button testId="propose-end" onClick={() => setEnding(true)}>
            {t.end}
          </Button>
        )}
      </div>
      <Refused error={error} />
      {isEnding && <EndProposal onDone={onClose} onCancel={() => setEnding(false)} />}
    </section>
  );
}

function GiveUp({ onGone }: { readonly onGone: () => void }) {
  const t = useText().online.play.away;
  const { table } = useTable();
  const [isSure, setSure] = useState(false);
  const { ask, error, isAsking } = useAsking();
  const giveUp = async () => {
    if (!isAsking && (await ask(() => api.table.giveUp.mutate({ id: table.id })))) onGone();
  };
  return (
    <section>
      <div className={styles.buttons}>
        <Button testId="give-up" onClick={() => setSure(true)}>
          {t.giveUp}
        </Button>
      </div>
      {isSure && (
        <Dialog
          title={t.giveUpTitle}
          size="small"
          onClose={() => setSure(false)}
          footer={
            <>
              <Button autoFocus onClick={() => setSure(false)}>
                {t.stay}
              </Button>
              <Button kind="main" testId="give-up-sure" onClick={() => void giveUp()}>
                {t.giveUp}
              </Button>
            </>
          }
        >
          <p>{t.giveUpText}</p>
          <Refused error={error} />
        </Dialog>
      )}
    </section>
  );
}
