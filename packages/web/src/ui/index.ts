export { Button, IconButton } from './Button.tsx';
export { Chip, ChipButton } from './Chip.tsx';
export { classes } from './classes.ts';
export { Dialog } from './Dialog.tsx';
export { Segmented } from './Segmented.tsx';
export { Switch } from './Switch.tsx';
export { Tooltip } from './Tooltip.tsx';
