import { type RefObject, useMemo, useSyncExternalStore } from 'react';
import { AreaClips, AreaHighlights, FocusEdge, HighlightPatterns } from './AreaHighlights.tsx';
import styles from './Board.module.css';
import type { BoardProps } from './board-types.ts';
import { NO_INSETS } from './camera.ts';
import type { CameraControl } from './camera-control.ts';
import { Gains } from './Gains.tsx';
import { miniMapCorner } from './MiniMap.tsx';
import { ChosenHalo, PickedLayer, SwordsLayer } from './SelectionLayers.tsx';
import { seaSpots } from './sea-names.ts';
import { LandNames, SeaNames } from './sheet/MapNames.tsx';
import { LowerSheet, UpperSheet } from './sheet/Sheet.tsx';
import { TokensLayer } from './TokensLayer.tsx';
import { Travels } from './Travels.tsx';
import { usePiecesIn } from './use-pieces-in.ts';

interface BoardLayersProps extends BoardProps {
  readonly control: CameraControl;
  /** The element that holds the layers: the camera moves it. */
  readonly layers: RefObject<HTMLDivElement | null>;
  /** The shape that lights up under the pointer. */
  readonly hover: RefObject<SVGPathElement | null>;
}

/** The layers of the map. Each is a picture of its own, so that a change repaints nothing in the others. */
export function BoardLayers(props: BoardLayersProps) {
  const { pieces, highlights, numbers, selected, picks, focus, motion, names, leaders } = props;
  const { control, insets = NO_INSETS } = props;
  const camera = useSyncExternalStore(control.subscribe, control.get);
  const drawn = { zoom: camera.zoom, names, leaders };
  const stacks = { piecesIn: usePiecesIn(pieces), numbers, ...drawn };
  const spots = useMemo(
    () => seaSpots(names, { camera, size: control.getSize(), free: insets, corner: miniMapCorner() }),
    [names, camera, control, insets],
  );
  return (
    <div ref={props.layers} className={styles.layers}>
      <svg className={styles.sheet} aria-hidden="true">
        <LowerSheet />
      </svg>
      <svg className={styles.layer} aria-hidden="true">
        <AreaClips />
        <HighlightPatterns pixel={1 / camera.zoom} />
        <AreaHighlights highlights={highlights} numbers={numbers} spots={spots} />
        <path ref={props.hover} className={styles.hover} />
      </svg>
      <svg className={styles.layer} aria-hidden="true">
        <UpperSheet />
        <LandNames names={names} zoom={camera.zoom} />
        <SeaNames spots={spots} />
      </svg>
      <svg className={styles.layer} aria-hidden="true" data-still={motion === 'off' ? '' : undefined}>
        <FocusEdge area={focus} spots={spots} />
        <ChosenHalo selected={selected} {...stacks} />
      </svg>
      <svg className={styles.layer} aria-hidden="true">
        <TokensLayer {...stacks} />
      </svg>
      <svg className={styles.layer} aria-hidden="true">
        <SwordsLayer highlights={highlights} {...stacks} />
        <PickedLayer picks={picks} {...stacks} />
        <Travels travels={props.travels} pieces={pieces} motion={motion} {...drawn} />
        <Gains gains={props.gains} pieces={pieces} motion={motion} {...drawn} />
      </svg>
    </div>
  );
}
