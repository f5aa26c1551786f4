import { memo } from 'react';
import { BorderLines } from './BorderLines.tsx';
import { Land } from './Land.tsx';
import { Compass, Water } from './Water.tsx';

/** The layers that never change during a game, below and above the highlights. */
export const LowerSheet = memo(function LowerSheet() {
  return (
    <>
      <Water />
      <Land />
      <Compass />
    </>
  );
});

export const UpperSheet = memo(function UpperSheet() {
  return <BorderLines />;
});
