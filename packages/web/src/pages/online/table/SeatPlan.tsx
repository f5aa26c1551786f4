import type { NationId } from '@bretwalda/engine';
import type { SeatInfo, TableInfo } from '@bretwalda/protocol';
import type { BotLevel } from '@bretwalda/table';
import type { SeatColour } from '@bretwalda/text';
import { Bot, UserRound, UserRoundPlus } from 'lucide-react';
import { seatColours } from '../../../facts/seat-colours.ts';
import { useText } from '../../../language/language.ts';
import { offeredAt } from '../../../online/offered.ts';
import { PlayerLink } from '../../../online/PlayerLink.tsx';
import { botName } from '../../../online/table-words.ts';
import { Disc, PlayerSymbol } from '../../../tokens/Tokens.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { LevelPicker } from '../../new-game/LevelPicker.tsx';
import tiles from '../../new-game/SeatRow.module.css';
import { groupsOf } from '../../new-game/scenario-facts.ts';
import styles from './SeatPlan.module.css';

interface SeatPlanProps {
  readonly table: TableInfo;
  readonly onSit: (seat: number) => void;
  readonly onBot: (seat: number, level: BotLevel | null) => void;
}

/** The seats of a table with their colours and nations, where sides are known; free ones can be taken (UI-93, UI-94). */
export function SeatPlan({ table, onSit, onBot }: SeatPlanProps) {
  const t = useText();
  const offered = offeredAt(table);
  const isFixed = offered?.options.sides === 'fixed';
  const colours = offered ? seatColours(offered.scenario) : [];
  const groups = offered ? groupsOf(offered.scenario) : [];
  const isMember = table.seats.some(({ isYou }) => isYou);
  return (
    <>
      <ul className={styles.list}>
        {table.seats.map((one) => (
          <SeatLine
            key={one.seat}
            one={one}
            colour={(isFixed && colours[one.seat]) || null}
            nations={isFixed ? (groups[one.seat] ?? []) : []}
            isMember={isMember}
            onSit={() => onSit(one.seat)}
            onBot={(level) => onBot(one.seat, level)}
          />
        ))}
      </ul>
      {offered && !isFixed && <p className="small muted">{t.start.game.openSides[offered.options.sides]}</p>}
    </>
  );
}

interface SeatLineProps {
  readonly one: SeatInfo;
  readonly colour: SeatColour | null;
  readonly nations: readonly NationId[];
  readonly isMember: boolean;
  readonly onSit: () => void;
  readonly onBot: (level: BotLevel | null) => void;
}

const USUAL: BotLevel = 'thane';

function SeatLine({ one, colour, nations, isMember, onSit, onBot }: SeatLineProps) {
  const t = useText();
  const words = t.online.table.page;
  const { seat, kind, name, bot, isYou } = one;
  const place = colour ? t.names.colours(colour) : t.online.table.create.seat(seat);
  return (
    <li className={classes(styles.seat, isYou && styles.mine)} data-testid={`seat-${seat}`}>
      <div className={classes(tiles.tile, colour && tiles[colour])}>
        {colour ? <PlayerSymbol colour={colour} size={20} /> : <span className="number">{seat + 1}</span>}
      </div>
      <div className={styles.about}>
        <p>
          <span className="small muted">{place}</span>
        </p>
        <p className={styles.who}>
          {kind === 'open' ? (
            <UserRoundPlus size={18} aria-hidden="true" />
          ) : kind === 'bot' ? (
            <Bot size={18} aria-hidden="true" />
          ) : (
            <UserRound size={18} aria-hidden="true" />
          )}
          <b>
            {kind === 'open' ? (
              words.free
            ) : kind === 'bot' ? (
              botName(t, bot)
            ) : (
              <PlayerLink id={one.player}>{name}</PlayerLink>
            )}
          </b>
          {isYou && <span className="small muted">{words.you}</span>}
        </p>
        {nations.length > 0 && (
          <ul className={styles.nations} aria-label={t.start.game.nations(place)}>
            {nations.map((id) => (
              <li key={id}>
                <Disc nation={id} size={24} label={t.names.nations(id)} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.ways}>
        {kind === 'open' && (
          <Button kind={isMember ? 'plain' : 'main'} onClick={onSit}>
            {isMember ? words.move : words.sit}
            <span className="hidden-text"> {place}</span>
          </Button>
        )}
        {isMember && kind !== 'person' && (
          <Segmented
            label={words.whoPlays(place)}
            value={kind}
            options={[
              { value: 'open', label: words.keepFree, icon: <UserRound size={16} aria-hidden="true" /> },
              { value: 'bot', label: t.start.game.computer, icon: <Bot size={16} aria-hidden="true" /> },
            ]}
            onChange={(next) => onBot(next === 'bot' ? USUAL : null)}
          />
        )}
        {isMember && kind === 'bot' && (
          <LevelPicker
            label={t.online.table.create.level(place)}
            value={(bot ?? USUAL) as BotLevel}
            onChange={onBot}
          />
        )}
      </div>
    </li>
  );
}
