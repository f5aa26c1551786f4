import { isScenario } from '@bretwalda/engine/data';
import type { Said, TalkReport } from '@bretwalda/protocol';
import { useMutation } from '@tanstack/react-query';
import { Check, MicOff } from 'lucide-react';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { Refused } from '../../../online/Refused.tsx';
import { reportsChanged } from '../../../online/talk/reports.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ToMute } from './MuteDialog.tsx';
import { PlayerName } from './PlayerName.tsx';
import styles from './Reports.module.css';
import { useDate } from './use-date.ts';

interface ReportCardProps {
  readonly report: TalkReport;
  readonly onMute: (toMute: ToMute) => void;
}

/** A message with who said it, where and to whom, what came before, who complains and why. */
export function ReportCard({ report, onMute }: ReportCardProps) {
  const t = useText().online.reports;
  const date = useDate();
  const { id, at, reason, reporter, speaker, said, before } = report;
  const name = speaker?.name ?? t.somebody;
  const settle = useMutation({
    mutationFn: () => api.talk.settle.mutate({ report: id }),
    onSuccess: reportsChanged,
  });
  return (
    <li className={styles.card} data-testid="report-card">
      <p>
        <PlayerName of={speaker} />{' '}
        <span className="small muted">
          <Where report={report} /> · {date(said.at)}
        </span>
      </p>
      <blockquote className={styles.quote} dir="auto">
        {said.words}
      </blockquote>
      {before.length > 0 && <Before before={before} />}
      <p>
        {t.by(reporter?.name ?? t.somebody)} <span className="small muted">{date(at)}</span>
      </p>
      <p className={styles.reason} dir="auto">
        {reason}
      </p>
      {speaker?.muted && (
        <p className="small">
          <b>{t.isMuted(date(speaker.muted.until), speaker.muted.reason)}</b>
        </p>
      )}
      <Refused error={settle.error} />
      <div className={styles.ways}>
        <Button
          icon={<Check size={18} />}
          onClick={() => settle.isPending || settle.mutate()}
          testId="settle"
        >
          {t.settle}
          <span className="hidden-text"> {t.settleNote(reporter?.name ?? t.somebody)}</span>
        </Button>
        {speaker && (
          <Button
            icon={<MicOff size={18} />}
            onClick={() => onMute({ player: speaker.player, name, report: id })}
            testId="mute"
          >
            {speaker.muted ? t.muteAgain : t.mute}
            <span className="hidden-text"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function Where({ report: { table, said } }: Pick<ReportCardProps, 'report'>) {
  const t = useText();
  const { at, toAll, toSome } = t.online.reports;
  const { title, scenario } = table;
  const name = title || (isScenario(scenario) ? t.scenarios(scenario as never).title : scenario);
  return `${at(name)}, ${said.to === null ? toAll : toSome(said.to.length)}`;
}

function Before({ before }: { readonly before: readonly Said[] }) {
  const t = useText().online.reports;
  const date = useDate();
  return (
    <details className={styles.before}>
      <summary>{t.before(before.length)}</summary>
      <ol>
        {before.map(({ seq, name, at, words }) => (
          <li key={seq}>
            <b>{name || t.somebody}</b> <span className="tiny muted">{date(at)}</span>
            <p dir="auto">{words}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
