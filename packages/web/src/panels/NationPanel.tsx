import { type GameState, type Nation, type NationId, nationId, nationOf, type Seat } from '@bretwalda/engine';
import {
  areasWithArmies,
  areScoresOpen,
  burhsIn,
  infantryPrice,
  isSea,
  LAND_AREAS,
  landAccount,
  markerTop,
  nationPoints,
  overpopulation,
  ownerOf,
  waysOf,
} from '@bretwalda/engine/queries';
import type { Player } from '@bretwalda/table';
import { expectedByNow } from '../facts/expected-points.ts';
import { seatColour } from '../facts/seat-colours.ts';
import { armyCount } from '../facts/units.ts';
import { useText } from '../language/language.ts';
import { PlayerSymbol, Shield } from '../tokens/Tokens.tsx';
import { classes } from '../ui/classes.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import { WithTerms } from '../ui/WithTerms.tsx';
import styles from './NationPanel.module.css';
import { Statuses } from './Statuses.tsx';

interface NationPanelProps {
  readonly state: GameState;
  readonly nation: NationId;
  readonly players: readonly Player[];
  readonly viewer: Seat | null;
  readonly onNation: (nation: NationId) => void;
  readonly onRule: (rule: string) => void;
  readonly onUnits: (nation: NationId) => void;
  readonly onGrowth: (nation: NationId) => void;
}

/** The acting nation: who plays it, what it may do this round, and its key numbers (UI-31, UI-36). */
export function NationPanel(props: NationPanelProps) {
  const { state, nation, players, viewer, onNation, onRule, onUnits, onGrowth } = props;
  const t = useText();
  const n = nationOf(nation);
  const seat = ownerOf(state, n);
  const colour = seatColour(state, seat);
  const player = players[seat]?.name ?? '';
  const colourName = t.names.colours(colour);
  return (
    <section className="card" aria-label={t.names.nations(nation)}>
      <div className={styles.head}>
        <Shield nation={nation} size={56} />
        <div>
          <p className={classes(styles.who, 'eyebrow')}>
            <PlayerSymbol colour={colour} size={12} />
            {seat === viewer ? t.game.playedByYou(colourName) : t.game.playedBy(colourName, player)}
          </p>
          <Tooltip text={t.game.nation.details}>
            <button type="button" className={styles.name} onClick={() => onNation(nation)}>
              <h2 className="title">{t.names.nations(nation)}</h2>
            </button>
          </Tooltip>
        </div>
      </div>
      <Statuses state={state} nation={nation} onRule={onRule} onUnits={onUnits} />
      <NationNumbers state={state} nation={n} onGrowth={onGrowth} />
    </section>
  );
}

interface NationNumbersProps extends Pick<NationPanelProps, 'state' | 'onGrowth'> {
  readonly nation: Nation;
}

function NationNumbers({ state, nation, onGrowth }: NationNumbersProps) {
  const t = useText();
  const open = areScoresOpen(state);
  const points = nationPoints(state)[nation] ?? 0;
  const usual = Math.round(expectedByNow(state, nationId(nation)));
  const marker = state.markers[nation] ?? 0;
  const cost = infantryPrice(state, nation);
  const { inPlay, total } = armyCount(state, nationId(nation));
  const onLand = areasWithArmies(state, nation).filter((area) => !isSea(area)).length;
  const burhs = LAND_AREAS.reduce((sum, area) => sum + burhsIn(state, nation, area), 0);
  return (
    <dl className={styles.rows}>
      <div>
        <dt>{t.game.nation.points}</dt>
        <dd>{open ? points : t.windows.units.never}</dd>
        <dd>{open ? t.game.nation.usual(usual) : ''}</dd>
      </div>
      <div>
        <dt>{t.game.nation.population}</dt>
        <dd className={styles.wide}>
          <button
            type="button"
            className={styles.growth}
            aria-label={t.game.nation.toGrowth(marker, cost)}
            onClick={() => onGrowth(nationId(nation))}
            data-testid="growth"
          >
            <span className={styles.boxes}>
              {Array.from({ length: markerTop(state, nation) + 1 }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: boxes that never move
                <i key={i} className={i < marker ? styles.full : undefined} />
              ))}
            </span>
            <span>{t.game.nation.kept(marker, cost)}</span>
          </button>
        </dd>
      </div>
      <div>
        <dt>{t.game.nation.armies}</dt>
        <dd>{t.game.nation.armiesOf(inPlay, total)}</dd>
        <dd>{t.names.counts.areas(onLand)}</dd>
      </div>
      {burhs > 0 && (
        <div>
          <dt>
            <WithTerms>{t.game.nation.burhs}</WithTerms>
          </dt>
          <dd>{burhs}</dd>
          <dd />
        </div>
      )}
      <Mouths state={state} nation={nation} />
    </dl>
  );
}

/** Armies that the land does not feed: how many would go, or how near their limit is. */
function Mouths({ state, nation }: { readonly state: GameState; readonly nation: Nation }) {
  const words = useText().game.nation;
  const over = overpopulation(state, nation);
  const { bodies, most } = landAccount(state, nation);
  const isLimit = waysOf(state).crowding === 'limit';
  return (
    <div className={over > 0 ? styles.over : undefined}>
      <dt>
        <WithTerms>{isLimit ? words.limit : words.overpopulation}</WithTerms>
      </dt>
      <dd>{isLimit ? words.armiesOf(bodies, most) : over > 0 ? over : words.enough}</dd>
      <dd>{over === 0 ? '' : isLimit ? words.beyond(over) : words.overpopulated(over)}</dd>
    </div>
  );
}
