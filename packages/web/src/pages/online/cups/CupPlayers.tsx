import { scenario } from '@bretwalda/engine/data';
import type { Answers } from '@bretwalda/server';
import { Flag, UserRound } from 'lucide-react';
import { useText } from '../../../language/language.ts';
import { PlayerLink } from '../../../online/PlayerLink.tsx';
import { hrefOf } from '../../../online/place.ts';
import { coloursOf } from '../../../online/table-sides.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import account from '../account/AccountCard.module.css';
import { AccountCard } from '../account/AccountCard.tsx';

export type Cup = Answers['cups']['info'];

interface CupPlayersProps {
  readonly cup: Cup;
  /** Whoever has no account cannot take part. */
  readonly isGuest: boolean;
  readonly onChange: (what: 'join' | 'leave' | 'begin') => void;
}

/** Who takes part in a cup that has not begun, and the ways in, out and on. */
export function CupPlayers({ cup, isGuest, onChange }: CupPlayersProps) {
  const t = useText().online.cups;
  const words = t.page;
  const { players, host, cycles } = cup;
  const isIn = players.some(({ isYou }) => isYou);
  const isHost = players[host]?.isYou ?? false;
  const sides = coloursOf(cup.scenario).length || scenario('standard-4').groups.length;
  const missing = Math.max(0, sides - players.length);
  return (
    <AccountCard title={words.who} lead={t.players(players.length)}>
      <ul className={account.keys}>
        {players.map(({ userId, name, isYou }, i) => (
          <li key={userId}>
            <span className={account.ways}>
              <UserRound size={18} aria-hidden="true" />
              {name ? <PlayerLink id={userId}>{name}</PlayerLink> : <i>{words.gone}</i>}
              {isYou && <span className="small muted">{words.you}</span>}
            </span>
            {i === host && <Chip icon={<Flag size={14} aria-hidden="true" />}>{words.host}</Chip>}
          </li>
        ))}
      </ul>
      <p role="status">
        {missing > 0 ? words.needs(missing) : words.willPlay(players.length * cycles, sides * cycles)}
      </p>
      <div className={account.ways}>
        {isHost && (
          <Button
            kind="main"
            testId="begin-cup"
            blocked={missing > 0 ? words.needs(missing) : undefined}
            onClick={() => onChange('begin')}
          >
            {words.begin}
          </Button>
        )}
        {!isIn && !isGuest && (
          <Button kind="main" testId="join-cup" onClick={() => onChange('join')}>
            {words.join}
          </Button>
        )}
        {isIn && (
          <Button testId="leave-cup" onClick={() => onChange('leave')}>
            {words.leave}
          </Button>
        )}
      </div>
      {!isIn && isGuest && (
        <p>
          <a href={hrefOf({ at: 'account' })}>{t.create.needsAccount}</a>
        </p>
      )}
      {!isHost && <p className="small muted">{words.waitsFor(players[host]?.name ?? '')}</p>}
      <p className="small muted">{words.hostNote}</p>
    </AccountCard>
  );
}
