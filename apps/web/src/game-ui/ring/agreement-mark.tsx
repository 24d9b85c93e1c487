import styles from './agreement-mark.module.css';

export type RingMark = keyof typeof paths;

/** Decoration: the words are beside it. */
export function AgreementMark({ mark }: { mark: RingMark }) {
  return (
    <span className={styles.mark} data-mark={mark}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={paths[mark]} />
      </svg>
    </span>
  );
}

const paths = {
  agreed: 'm5 12.5 4.5 4.5L19 7',
  waiting: 'M12 7v5.5l3.5 2',
  gone: 'm6 6 12 12M18 6 6 18',
} as const;
