import { Bot, UserRound, UserRoundPlus } from 'lucide-react';
import { seatColours } from '../../../facts/seat-colours.ts';
import { useText } from '../../../language/language.ts';
import { Disc, PlayerSymbol } from '../../../tokens/Tokens.tsx';
import { classes } from '../../../ui/classes.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { LevelPicker } from '../../new-game/LevelPicker.tsx';
import tiles from '../../new-game/SeatRow.module.css';
import { groupsOf } from '../../new-game/scenario-facts.ts';
import plan from '../table/SeatPlan.module.css';
import { seatsOf, type TableDraft, withSeat } from './table-draft.ts';

interface SeatChoicesProps {
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
}

/** Who sits where: oneself, whoever comes, or a computer (UI-89, UI-94). */
export function SeatChoices({ draft, onChange }: SeatChoicesProps) {
  const t = useText();
  const words = t.online.table.create;
  const { scenario, sides } = draft.game;
  const isFixed = sides === 'fixed';
  const colours = seatColours(scenario);
  const groups = groupsOf(scenario);
  return (
    <>
      <ul className={plan.list}>
        {seatsOf(draft).map(({ kind, level }, seat) => {
          const colour = isFixed ? colours[seat] : undefined;
          const place = colour ? t.names.colours(colour) : words.seat(seat);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              className={classes(plan.seat, kind === 'me' && plan.mine)}
              data-testid={`choice-${seat}`}
            >
              <div className={classes(tiles.tile, colour && tiles[colour])}>
                {colour ? (
                  <PlayerSymbol colour={colour} size={20} />
                ) : (
                  <span className="number">{seat + 1}</span>
                )}
              </div>
              <div className={plan.about}>
                <b>{place}</b>
                {colour && (
                  <ul className={plan.nations} aria-label={t.start.game.nations(place)}>
                    {(groups[seat] ?? []).map((id) => (
                      <li key={id}>
                        <Disc nation={id} size={24} label={t.names.nations(id)} />
                      </li>
                    ))}
                  </ul>
                )}
              </div>
              <div className={plan.ways}>
                <Segmented
                  label={words.who(place)}
                  value={kind}
                  options={[
                    { value: 'me', label: words.me, icon: <UserRound size={16} aria-hidden="true" /> },
                    {
                      value: 'open',
                      label: words.open,
                      icon: <UserRoundPlus size={16} aria-hidden="true" />,
                    },
                    { value: 'bot', label: words.bot, icon: <Bot size={16} aria-hidden="true" /> },
                  ]}
                  onChange={(next) => onChange(withSeat(draft, seat, { kind: next }))}
                />
                {kind === 'bot' && (
                  <LevelPicker
                    label={words.level(place)}
                    value={level}
                    onChange={(next) => onChange(withSeat(draft, seat, { level: next }))}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {!isFixed && <p className="small muted">{t.start.game.openSides[sides]}</p>}
    </>
  );
}
