import type { LeaderId, NationId } from '@bretwalda/engine';
import { Check } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../language/language.ts';
import { Disc, LeaderToken } from '../../tokens/Tokens.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './BattleChoice.module.css';
import type { Way } from './retreat-choice.ts';
import type { RetreatDraft } from './use-retreat.ts';

interface RetreatCardProps {
  readonly nation: NationId;
  readonly leader: LeaderId | null;
  readonly draft: RetreatDraft;
}

/** Where to and who: the answer itself is given by the buttons at the foot of the window (UI-73). */
export function RetreatCard({ nation, leader, draft }: RetreatCardProps) {
  const t = useText();
  return (
    <section className={classes('card', styles.card)}>
      <h3 className="title">{t.battle.retreat.title}</h3>
      <p className="small muted">{t.battle.retreat.intro(nation)}</p>
      <Ways draft={draft} />
      {draft.way && <RetreatParty nation={nation} leader={leader} draft={draft} way={draft.way} />}
    </section>
  );
}

function Ways({ draft }: { readonly draft: RetreatDraft }) {
  const t = useText();
  const name = useId();
  return (
    <fieldset className={styles.ways}>
      <legend>
        <b>{t.battle.retreat.where}</b>
      </legend>
      {draft.ways.map((way) => (
        <label key={way.key} className={styles.way}>
          <input
            type="radio"
            name={name}
            checked={way.key === draft.way?.key}
            onChange={() => draft.setWay(way.key)}
          />
          <span>
            <b>{way.to === null ? t.battle.retreat.nowhere : t.names.areas(way.to)}</b>{' '}
            <span className="small muted">{roomOf(t, way)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function roomOf(t: ReturnType<typeof useText>, way: Way): string {
  const room =
    way.infantry + way.cavalry === 0
      ? t.battle.retreat.leaderOnly
      : t.battle.retreat.room(way.infantry, way.cavalry);
  return way.home === null ? room : `${room}, ${t.battle.retreat.home(way.home)}`;
}

type Unit = 'infantry' | 'cavalry';
const NOTHING: Readonly<Record<Unit, readonly boolean[]>> = { infantry: [], cavalry: [] };

function RetreatParty({ nation, leader, draft, way }: RetreatCardProps & { readonly way: Way }) {
  const t = useText();
  const { party, setParty } = draft;
  const [ticked, setTicked] = useState<Readonly<Record<Unit, readonly boolean[]>>>(NOTHING);
  // Armies of a kind are alike, but the box that is clicked is the one that changes.
  const boxesOf = (unit: Unit): readonly boolean[] => {
    const kept = ticked[unit];
    const fits = kept.length === way[unit] && kept.filter(Boolean).length === party[unit];
    return fits ? kept : Array.from({ length: way[unit] }, (_, i) => i < party[unit]);
  };
  const tick = (unit: Unit, i: number) => {
    const next = boxesOf(unit).map((on, box) => (box === i ? !on : on));
    setTicked({ ...ticked, [unit]: next });
    setParty({ ...party, [unit]: next.filter(Boolean).length });
  };
  const picks = (unit: Unit, label: (i: number) => string) =>
    boxesOf(unit).map((checked, i) => (
      <PartyBox
        // biome-ignore lint/suspicious/noArrayIndexKey: armies of a kind are alike
        key={`${unit}${i}`}
        label={label(i + 1)}
        checked={checked}
        onChange={() => tick(unit, i)}
      >
        <Disc nation={nation} unit={unit} size={36} />
      </PartyBox>
    ));
  return (
    <fieldset className={styles.goers}>
      <legend>
        <b>{t.battle.retreat.who}</b> <span className="small muted">{t.battle.retreat.whoNote}</span>
      </legend>
      <div className={styles.picks}>
        {picks('infantry', t.battle.retreat.army)}
        {picks('cavalry', t.battle.retreat.cavalry)}
        {leader && way.leader && (
          <PartyBox
            label={t.names.leaders(leader)}
            checked={party.leader}
            onChange={() => setParty({ ...party, leader: !party.leader })}
          >
            <LeaderToken nation={nation} size={36} />
          </PartyBox>
        )}
      </div>
      {way.infantry + way.cavalry > 2 && (
        <div className={styles.quick}>
          <Button
            size="small"
            onClick={() => setParty({ infantry: way.infantry, cavalry: way.cavalry, leader: way.leader })}
          >
            {t.battle.retreat.all}
          </Button>
          <Button size="small" onClick={() => setParty({ infantry: 0, cavalry: 0, leader: false })}>
            {t.battle.retreat.none}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface PartyBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

const PartyBox = ({ label, checked, onChange, children }: PartyBoxProps) => (
  <label className={styles.pick}>
    <input type="checkbox" aria-label={label} checked={checked} onChange={onChange} />
    {children}
    {checked && (
      <span className={styles.tick}>
        <Check size={12} strokeWidth={3} />
      </span>
    )}
  </label>
);
