import { memo, type PointerEvent, useEffect, useRef } from 'react';
import { TintedLand } from './BoardPicture.tsx';
import type { AreaPieces } from './board-types.ts';
import { type Size, viewBox } from './camera.ts';
import type { CameraControl } from './camera-control.ts';
import { type Holders, holdersOf } from './holders.ts';
import styles from './MiniMap.module.css';

const TinyLand = memo(function TinyLand({ holders }: { readonly holders: Holders }) {
  return <TintedLand holders={holders} tint="holder" />;
});

/** The corner of the board that the small map covers, in pixels. On phones there is none. */
export const miniMapCorner = (): Size =>
  matchMedia('(min-width: 700px)').matches ? { w: 108, h: 156 } : { w: 0, h: 0 };

interface MiniMapProps {
  readonly pieces: readonly AreaPieces[];
  readonly control: CameraControl;
}

/** Who holds what, and the frame of the view, which a click or drag moves. For the pointer only: keys move the view itself. */
export const MiniMap = memo(function MiniMap({ pieces, control }: MiniMapProps) {
  const svg = useRef<SVGSVGElement>(null);
  const frame = useRef<SVGRectElement>(null);
  useEffect(() => {
    const draw = () => {
      const [x, y, w, h] = viewBox(control.get(), control.getSize()).split(' ');
      for (const [name, value] of Object.entries({ x, y, width: w, height: h })) {
        frame.current?.setAttribute(name, value ?? '0');
      }
    };
    draw();
    return control.subscribe(draw);
  }, [control]);

  const go = (event: PointerEvent<SVGSVGElement>) => {
    event.stopPropagation();
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    control.moveTo(
      ((event.clientX - box.left) / box.width) * 1000,
      ((event.clientY - box.top) / box.height) * 1500,
    );
  };

  return (
    <svg
      ref={svg}
      className={styles.map}
      viewBox="0 0 1000 1500"
      aria-hidden="true"
      focusable="false"
      onPointerDown={go}
      onPointerMove={go}
      onClick={(event) => event.stopPropagation()}
    >
      <TinyLand holders={holdersOf(pieces)} />
      <rect ref={frame} className={styles.frame} />
    </svg>
  );
});
