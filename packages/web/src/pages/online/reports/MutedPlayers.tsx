import type { MutedPlayer } from '@bretwalda/protocol';
import { useMutation } from '@tanstack/react-query';
import { Mic, MicOff } from 'lucide-react';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { Refused } from '../../../online/Refused.tsx';
import { reportsChanged } from '../../../online/talk/reports.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ToMute } from './MuteDialog.tsx';
import { PlayerName } from './PlayerName.tsx';
import styles from './Reports.module.css';
import { useDate } from './use-date.ts';

interface MutedPlayersProps {
  readonly muted: readonly MutedPlayer[];
  readonly onMute: (toMute: ToMute) => void;
  readonly onDone: (words: string) => void;
}

/** Whoever may not write, until when and why, with a way to end it. */
export function MutedPlayers({ muted, onMute, onDone }: MutedPlayersProps) {
  const t = useText().online.reports;
  const date = useDate();
  const unmute = useMutation({
    mutationFn: ({ player }: MutedPlayer) => api.talk.unmute.mutate({ user: player }),
    onSuccess: async (_, { name }) => {
      onDone(t.unmuted(name));
      await reportsChanged();
    },
  });
  return (
    <>
      <Refused error={unmute.error} />
      <ul className={styles.cards}>
        {muted.map((one) => (
          <li key={one.player} className={styles.card} data-testid="muted-player">
            <p>
              <PlayerName of={one} />{' '}
              <span className="small muted">
                {t.until(date(one.until))}, {t.mutedBy(one.by ?? t.somebody)}
              </span>
            </p>
            <p className={styles.reason} dir="auto">
              {one.reason}
            </p>
            <div className={styles.ways}>
              <Button
                icon={<Mic size={18} />}
                onClick={() => unmute.isPending || unmute.mutate(one)}
                testId="unmute"
              >
                {t.unmute}
                <span className="hidden-text"> {t.unmuteOf(one.name)}</span>
              </Button>
              <Button icon={<MicOff size={18} />} onClick={() => onMute(one)}>
                {t.muteAgain}
                <span className="hidden-text"> {one.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
