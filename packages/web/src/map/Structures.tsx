import type { AreaPieces } from './board-types.ts';
import { BUILDING_AT, SECOND_BUILDING_AT } from './footprint.ts';

const SCALE = 27 / 32;

const Building = ({ href, x, y }: { readonly href: string; readonly x: number; readonly y: number }) => (
  <use href={href} transform={`translate(${x} ${y}) scale(${SCALE})`} />
);

type StructuresProps = Pick<AreaPieces, 'fort' | 'burh'> & { readonly alone?: boolean };

/** Fort and burh stand behind and to the left of the armies. */
export function Structures({ fort, burh, alone = false }: StructuresProps) {
  const [x, y] = alone ? [0, 0] : BUILDING_AT;
  const [x2, y2] = fort === 'none' ? [x, y] : alone ? [14, 6] : SECOND_BUILDING_AT;
  return (
    <>
      {fort !== 'none' && <Building href={fort === 'burnt' ? '#fort-burnt' : '#fort'} x={x} y={y} />}
      {burh && <Building href="#burh" x={x2} y={y2} />}
    </>
  );
}
