import { useText } from '../../language/language.ts';
import { classes } from '../../ui/classes.ts';
import { type AskedPlayers, awaitedAnswer } from './awaited-answer.ts';
import styles from './BattleWindow.module.css';

export const AwaitedAnswer = (props: AskedPlayers) => (
  <p className={classes('muted', styles.wait)} role="status">
    {awaitedAnswer(useText(), props)}
  </p>
);
