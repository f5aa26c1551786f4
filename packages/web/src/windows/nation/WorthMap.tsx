import { areaOf, type GameState, type LandId, landId, type NationId } from '@bretwalda/engine';
import { ADJACENT } from '@bretwalda/engine/queries';
import { columnsOf } from '../../facts/columns.ts';
import { pointsLayer } from '../../facts/map-layers.ts';
import { useText } from '../../language/language.ts';
import { BoardPicture } from '../../map/BoardPicture.tsx';
import { outline } from '../../map/geometry.ts';
import { Chip } from '../../ui/Chip.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './WorthMap.module.css';

const WIDTH = 460;
const HEIGHT = 320;
/** For pictures of the whole island. */
const TALL = 480;
const MARGIN = 48;

const FEW = 5;

/** A few areas are shown with their neighbours, so that it is clear where they are. */
function surrounded(areas: readonly LandId[]): readonly LandId[] {
  if (areas.length >= FEW) return areas;
  const around = areas.flatMap((area) => (ADJACENT[areaOf(area)] ?? []).map((next) => landId(next)));
  return surrounded([...new Set([...areas, ...around])]);
}

/** The height of the picture, and the pixels for a unit of the sheet when these areas fill it. */
function fit(areas: readonly LandId[]): { readonly tall: boolean; readonly scale: number } {
  const boxes = areas.map((area) => outline(area).box);
  const side = (from: 0 | 1, to: 2 | 3) =>
    Math.max(...boxes.map((box) => box[to])) - Math.min(...boxes.map((box) => box[from])) + MARGIN;
  const [width, height] = [side(0, 2), side(1, 3)];
  const tall = height > 1.2 * width;
  return { tall, scale: Math.min(WIDTH / width, (tall ? TALL : HEIGHT) / height) };
}

/** What the areas are worth when the card counts next. */
export function WorthMap({ state, nation }: { readonly state: GameState; readonly nation: NationId }) {
  const t = useText();
  const words = t.windows.nation;
  const next = columnsOf(state, nation).find((column) => column.next);
  if (next === undefined) return <p className="muted">{words.allCounted}</p>;
  const areas = surrounded([...next.values.keys()]);
  const { tall, scale } = fit(areas);
  const entering = next.kind === 'occupy' || next.kind === 'snapshot';
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3 className="title">{words.worth(next.kind, next.first, next.last)}</h3>
        <Chip icon={<i className={styles.dot} />}>{entering ? words.scoredAlready : words.heldNow}</Chip>
      </div>
      <div className={styles.frame}>
        <BoardPicture
          className={classes(styles.picture, tall && styles.tall)}
          holders={{}}
          numbers={pointsLayer(state, nation)}
          tint="none"
          viewBox={areas}
          scale={scale}
          label={words.picture(nation)}
        />
      </div>
    </section>
  );
}
