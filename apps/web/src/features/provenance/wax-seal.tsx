import { useId } from 'react';
import styles from './wax-seal.module.css';

export type SealLook = 'whole' | 'partly' | 'broken' | 'checking' | 'failed';

/** Decoration: the panel beside it says the same. */
export function WaxSeal({ look, words }: { look: SealLook; words?: string | undefined }) {
  const ringId = useId();
  return (
    <svg className={styles.wax} viewBox="0 0 160 160" data-look={look} aria-hidden="true">
      <path className={styles.edge} d={EDGE} />
      <circle className={styles.ring} cx="80" cy="80" r="66" />
      <circle className={styles.ring} cx="80" cy="80" r="45" />
      {words && (
        <>
          <path id={ringId} fill="none" d="M80 80m-54 0a54 54 0 1 1 108 0a54 54 0 1 1-108 0" />
          <text>
            <textPath href={`#${ringId}`} textLength="338" lengthAdjust="spacing">
              {words}
            </textPath>
          </text>
        </>
      )}
      <path className={styles.cell} d="M80 47 108.6 63.5v33L80 113 51.4 96.5v-33Z" />
      {MARKS[look] && <path className={styles.mark} d={MARKS[look]} />}
      {look === 'broken' && <path className={styles.crack} d="M92 0 84 34l12 20-16 28 12 24-10 22 6 32" />}
    </svg>
  );
}

const MARKS: Record<SealLook, string> = {
  whole: 'm66 81 10 10 19-21',
  partly: 'M68 80h24',
  broken: 'm69 69 22 22m0-22L69 91',
  checking: '',
  failed: '',
};

const EDGE =
  'M80 2 89.5 7.6 100.2 4.7 107.9 12.6 119 12.5 124.4 22.1 135.2 24.8 137.9 35.6 147.5 41 147.4 52.1 155.3 59.8 152.4 70.5 158 80 152.4 89.5 155.3 100.2 147.4 107.9 147.5 119 137.9 124.4 135.2 135.2 124.4 137.9 119 147.5 107.9 147.4 100.2 155.3 89.5 152.4 80 158 70.5 152.4 59.8 155.3 52.1 147.4 41 147.5 35.6 137.9 24.8 135.2 22.1 124.4 12.5 119 12.6 107.9 4.7 100.2 7.6 89.5 2 80 7.6 70.5 4.7 59.8 12.6 52.1 12.5 41 22.1 35.6 24.8 24.8 35.6 22.1 41 12.5 52.1 12.6 59.8 4.7 70.5 7.6Z';
