import { Handshake } from 'lucide-react';
import { useMemo } from 'react';
import { type Text, useText } from '../../language/language.ts';
import { api } from '../../online/api.ts';
import { momentOf } from '../../online/dates.ts';
import { openProposals, type Proposal } from '../../online/proposals.ts';
import { Refused } from '../../online/Refused.tsx';
import { ownSeat } from '../../online/sitting.ts';
import { useScene, useSession } from '../../session/context.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import bar from '../WarningBar.module.css';
import styles from './TableBars.module.css';
import { useAsking, useSeatName, useTableScene } from './use-table.ts';

/** What somebody proposes, with yes and no for everybody who is asked. */
export function ProposalBars() {
  const events = useTableScene((s) => s.events);
  const status = useTableScene((s) => s.info.status);
  const open = useMemo(() => openProposals(events), [events]);
  if (status !== 'running') return null;
  return open.map((proposal) => <ProposalBar key={proposal.id} proposal={proposal} />);
}

function ProposalBar({ proposal }: { readonly proposal: Proposal }) {
  const all = useText();
  const t = all.online.play.agree;
  const session = useSession();
  const own = useTableScene((s) => ownSeat(s.info)?.seat);
  const length = useScene((s) => s.game.journal.length);
  const nameOf = useSeatName();
  const { ask, error, isAsking } = useAsking();
  const { id, kind, asked, agreed, refused, body, due } = proposal;
  const waiting = asked.filter((seat) => !agreed.includes(seat) && !refused.includes(seat));
  const mayAnswer = own !== undefined && waiting.includes(own);
  const answer = (yes: boolean) => isAsking || void ask(() => api.table.answer.mutate({ proposal: id, yes }));
  return (
    <div
      className={classes(bar.bar, styles.proposal)}
      role={mayAnswer ? 'alert' : 'status'}
      data-testid={`proposal-${kind}`}
    >
      <Handshake size={20} aria-hidden="true" />
      <p className={styles.words}>
        <b>{proposed(all, proposal, nameOf, length)}</b>{' '}
        <span className="small">
          {t.waits(waiting.map(nameOf))} {due && t.until(momentOf(due, all.start.locale))}
        </span>
        <Refused error={error} />
      </p>
      <div className={styles.buttons}>
        {kind === 'undo' && body.length !== undefined && (
          <Button onClick={() => session.review.moment(body.length ?? 0)}>{t.look}</Button>
        )}
        {mayAnswer && (
          <>
            <Button testId="answer-no" onClick={() => answer(false)}>
              {t.no}
            </Button>
            <Button kind="main" testId="answer-yes" onClick={() => answer(true)}>
              {t.yes}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function proposed(
  all: Text,
  { kind, seat, body }: Proposal,
  nameOf: (seat: number | null) => string,
  length: number,
): string {
  const t = all.online.play;
  const name = nameOf(seat);
  switch (kind) {
    case 'undo':
      return t.agree.proposed.undo(name, length - (body.length ?? length));
    case 'end': {
      const results = (body.players ?? []).map((one) => t.end.result(nameOf(one.seat), one.points));
      const by = t.kindOfResult[body.by ?? 'present']; // points may be hidden until the end
      return t.agree.proposed.end(name, results.length > 0 ? `${by}, ${t.end.results(results)}` : by);
    }
    case 'absent':
      return t.agree.proposed[body.player ? 'silent' : 'absent'](body.name ?? nameOf(body.seat ?? null));
    default:
      return t.agree.proposed[kind](name);
  }
}
