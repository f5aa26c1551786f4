export { colourOf, Sprite } from './Sprite.tsx';
export {
  BurhToken,
  Crown,
  Disc,
  Emblem,
  FortToken,
  LeaderToken,
  PlayerMark,
  Shield,
  Swords,
} from './Tokens.tsx';
