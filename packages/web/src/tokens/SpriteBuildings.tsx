import styles from './SpriteBuildings.module.css';

/** Fort, burnt fort, burh and crossed swords. */
export const Buildings = () => (
  <>
    <g id="fort">
      <path className={styles.shade} d="M-12 13H13V-11H-11Z" />
      <path
        className={styles.stone}
        d="M-12 12V-6H-13V-12H-9V-9.4H-6.5V-12H-2V-9.4H2V-12H6.5V-9.4H9V-12H13V-6H12V12Z"
      />
      <path
        className={styles.joints}
        d="M-11 -3H11M-11 3H11M-7 -6V-3M-1 -6V-3M6 -6V-3M-4 -3V3M9 -3V3M-9 3V9M8 3V12"
      />
      <path className={styles.gate} d="M-4.2 12V6C-4.2 .6 4.2 .6 4.2 6V12Z" />
    </g>
    <g id="fort-burnt">
      <path className={styles.shade} d="M-12 13H13V2H-11Z" />
      <path className={styles.ruin} d="M-13 12V-4L-11 -9L-8 -6L-6 0L-3 3L1 1L3 -4L6 -8L9 -6L12 -2V12Z" />
      <path className={styles.joints} d="M-12 5H-4M3 6H11M-8 -1V5M8 -3V6" />
      <path
        className={styles.flame}
        d="M0 12C-5.5 11 -6 5.6 -2.8 2C-2.6 4 -1.8 4.6 -1 4.8C-1.6 0 .4 -4 3.4 -6C3 -2.6 6.4 1 6 5.4C5.8 9.6 3.4 11.6 0 12Z"
      />
      <path
        className={styles.flameHeart}
        d="M.6 12C-2.4 11.2 -2.4 8 -.4 5.6C0 7.4 1.4 7 1.6 4.4C3.6 6.2 4.4 11 .6 12Z"
      />
    </g>
    <g id="burh">
      <ellipse className={styles.shade} cx=".6" cy="4.6" rx="14" ry="10" />
      <ellipse className={styles.bank} cy="3" rx="14" ry="10" />
      <ellipse className={styles.yard} cy="2" rx="9.6" ry="6" />
      <path className={styles.hall} d="M-6 3.4V-1.6L0 -7L6 -1.6V3.4Z" />
      <path className={styles.roof} d="M-7.6 -.6L0 -8.2L7.6 -.6L6 .8L0 -5L-6 .8Z" />
      <path
        className={styles.palisade}
        d="M-12.6 4V-1L-11.6 -2.6L-10.6 -1V6.6M-9.4 8V2.6L-8.4 1L-7.4 2.6V9.6M-5.8 10.6V5L-4.8 3.4L-3.8 5V11.6M-2 12V6.4L-1 4.8L0 6.4V12.4M1.8 12.2V6.4L2.8 4.8L3.8 6.4V11.8M5.6 11V5L6.6 3.4L7.6 5V10M9.2 8.6V2.6L10.2 1L11.2 2.6V6.8"
      />
    </g>
    <g id="swords">
      <path
        className={styles.swords}
        d="M-8.5 -9.5L-9.5 -8.5L2.6 4.6L.8 6.4L2.2 7.8L4.2 5.9L7.6 9.3L9.3 7.6L5.9 4.2L7.8 2.2L6.4 .8L4.6 2.6ZM8.5 -9.5L9.5 -8.5L-2.6 4.6L-.8 6.4L-2.2 7.8L-4.2 5.9L-7.6 9.3L-9.3 7.6L-5.9 4.2L-7.8 2.2L-6.4 .8L-4.6 2.6Z"
      />
    </g>
  </>
);
