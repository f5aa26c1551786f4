import { RefusedError } from '@bretwalda/protocol';
import { CloudOff, Eye, Hourglass, RefreshCw, Send } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from '../../base/store.ts';
import { useText } from '../../language/language.ts';
import { api } from '../../online/api.ts';
import { beSomebody } from '../../online/me.ts';
import type { SendProblem } from '../../online/online-link.ts';
import { Refused } from '../../online/Refused.tsx';
import { refusalWords } from '../../online/refusal-words.ts';
import { freeSeats, ownSeat } from '../../online/sitting.ts';
import { useScene } from '../../session/context.ts';
import { coverOf } from '../../session/step.ts';
import { Button } from '../../ui/Button.tsx';
import bar from '../WarningBar.module.css';
import { FreeSeatBar, SilentSeatBar, VacationBar } from './AwayBars.tsx';
import { ProposalBars } from './ProposalBars.tsx';
import styles from './TableBars.module.css';
import { TablePanel } from './TablePanel.tsx';
import { levelName, useAsking, useSeatName, useTable, useTableScene } from './use-table.ts';

/** What stands above the map of a game on a server: what is wrong, and what is asked of whoever sits here. */
export function TableBars({ tools }: { readonly tools: ReactNode }) {
  const isCovered = useScene((s) => coverOf(s) === 'battle');
  return (
    <>
      <TablePanel isBar>{tools}</TablePanel>
      {!isCovered && <TroubleBars />}
      <AwayBar />
      <VacationBar />
      <FreeSeatBar />
      <SilentSeatBar />
      <SpectatorBar />
      <ProposalBars />
    </>
  );
}

/** What becomes of the connection, and of what was sent. */
export function TroubleBars() {
  return (
    <>
      <ConnectionBar />
      <SendingBar />
    </>
  );
}

function ConnectionBar() {
  const t = useText().online.play.connection;
  const { table, link } = useTable();
  const { isSending } = useStore(link.sending);
  const state = useTableScene((s) => s.state);
  const lost = useTableScene((s) => s.lost);
  const isLasting = useLasting(state === 'reconnecting' || state === 'offline');
  if (lost)
    return (
      <div className={bar.bar} role="alert" data-testid="lost">
        <CloudOff size={20} aria-hidden="true" />
        <p>
          <b>{t.lost}</b> <LostWhy />
        </p>
      </div>
    );
  if (!isLasting) return null;
  return (
    <div className={bar.bar} role="alert" data-testid={state}>
      <CloudOff size={20} aria-hidden="true" />
      <p>
        <b>{state === 'offline' ? t.offline : t.reconnecting}</b>{' '}
        <span className="small">{isSending ? `${t.text} ${t.waits}` : t.text}</span>
      </p>
      <Button icon={<RefreshCw size={18} />} onClick={() => table.hurry()}>
        {t.now}
      </Button>
    </div>
  );
}

function LostWhy() {
  const t = useText();
  const lost = useTableScene((s) => s.lost);
  if (!lost) return null;
  return <span className="small">{refusalWords(t, new RefusedError(lost))}</span>;
}

/** True a moment later than asked for: what is over at once is not worth a word. */
function useLasting(is: boolean, after = 700): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return setLasts(false);
    const timer = setTimeout(() => setLasts(true), after);
    return () => clearTimeout(timer);
  }, [is, after]);
  return is && lasts;
}

function SendingBar() {
  const t = useText().online.play;
  const { link } = useTable();
  const { isSending, problem } = useStore(link.sending);
  const isConnected = useTableScene((s) => s.state === 'connected');
  const isLasting = useLasting(isSending && isConnected, 400);
  if (problem)
    return (
      <div className={bar.bar} role="alert" data-testid="send-problem">
        <RefreshCw size={20} aria-hidden="true" />
        <p>
          <ProblemWords problem={problem} />
        </p>
        <Button onClick={() => link.understood()}>{t.understood}</Button>
      </div>
    );
  return (
    <p className={isLasting ? styles.sending : 'hidden-text'} role="status" data-testid="sending">
      {isLasting && (
        <>
          <Send size={14} aria-hidden="true" /> {t.sending}
        </>
      )}
    </p>
  );
}

function ProblemWords({ problem }: { readonly problem: SendProblem }): ReactNode {
  const all = useText();
  const t = all.online.play.problem;
  if (problem.kind !== 'gone') return t[problem.kind];
  return `${t.gone} ${refusalWords(all, new RefusedError(problem.refusal))}`;
}

/** A computer has played for whoever sits here. */
function AwayBar() {
  const all = useText();
  const t = all.online.play.away;
  const { table } = useTable();
  const info = useTableScene((s) => s.info);
  const { ask, error, isAsking } = useAsking();
  const own = ownSeat(info);
  if (!own?.bot || info.status !== 'running') return null;
  return (
    <div className={bar.bar} role="alert" data-testid="away">
      <Hourglass size={20} aria-hidden="true" />
      <p>
        <b>{t.title(levelName(all, own.bot))}</b>
        <Refused error={error} />
      </p>
      <Button
        kind="main"
        testId="come-back"
        onClick={() => isAsking || void ask(() => api.table.comeBack.mutate({ id: table.id }))}
      >
        {t.back}
      </Button>
    </div>
  );
}

/** Somebody who looks on: what they see, and the seats that they may take. */
function SpectatorBar() {
  const t = useText().online.play;
  const { table } = useTable();
  const info = useTableScene((s) => s.info);
  const events = useTableScene((s) => s.events);
  const nameOf = useSeatName();
  const { ask, error, isAsking } = useAsking();
  if (ownSeat(info)) return null;
  const free = freeSeats(info, events);
  const take = async (seat: number) => {
    await beSomebody();
    await api.table.takeOver.mutate({ ...table.place, seat });
    await table.reconnect();
  };
  return (
    <div className={bar.bar} data-testid="spectating">
      <Eye size={20} aria-hidden="true" />
      <p className="small">
        {t.spectating}
        <Refused error={error} />
      </p>
      {free.map(({ seat }) => (
        <Button key={seat} testId={`take-${seat}`} onClick={() => isAsking || void ask(() => take(seat))}>
          {free.length === 1 ? t.away.take : t.away.takeOver(nameOf(seat))}
        </Button>
      ))}
    </div>
  );
}
