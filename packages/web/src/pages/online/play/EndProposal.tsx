import { areScoresOpen } from '@bretwalda/engine/queries';
import { END_BY, type EndBy, resultBy } from '@bretwalda/protocol';
import { useState } from 'react';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { Refused } from '../../../online/Refused.tsx';
import { useAsking, useSeatName, useTable } from '../../../panels/table/use-table.ts';
import { useScene } from '../../../session/context.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import styles from './TableWindow.module.css';

interface EndProposalProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** A way out of a decided game: all agree to end it. */
export function EndProposal({ onDone, onCancel }: EndProposalProps) {
  const all = useText();
  const t = all.online.play;
  const { table } = useTable();
  const state = useScene((s) => s.game.state);
  const nameOf = useSeatName();
  const { ask, error, isAsking } = useAsking();
  const [by, setBy] = useState<EndBy>('present');
  const results = resultBy(state, by).players.map((one) => t.end.result(nameOf(one.seat), one.points));
  const note = by === 'present' ? t.agree.presentNote : t.agree.projectedNote;
  const propose = async () => {
    if (isAsking) return;
    if (await ask(() => api.table.propose.mutate({ id: table.id, kind: 'end', by }))) onDone();
  };
  return (
    <Dialog
      title={t.agree.endTitle}
      size="small"
      onClose={onCancel}
      testId="end-proposal"
      footer={
        <>
          <Button autoFocus onClick={onCancel}>
            {t.agree.cancel}
          </Button>
          <Button kind="main" testId="propose-end-sure" onClick={() => void propose()}>
            {t.agree.propose}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <p>{t.agree.endText}</p>
        <Segmented
          label={t.agree.byWhich}
          value={by}
          options={END_BY.map((value) => ({ value, label: t.agree[value] }))}
          onChange={setBy}
        />
        <p className="small muted" role="status">
          {areScoresOpen(state) ? note(t.end.results(results)) : t.agree.hiddenNote}
        </p>
        <Refused error={error} />
      </div>
    </Dialog>
  );
}
