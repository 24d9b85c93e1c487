import { classNames } from '../../ui/class-names.ts';
import styles from './ringlet.module.css';

/** A ring as a glyph, the player who looks at the foot. Decoration: the words are beside it. */
export function Ringlet({ members }: { members: readonly { agreed?: boolean }[] }) {
  return (
    <svg className={styles.ringlet} viewBox="0 0 56 56" aria-hidden="true">
      <circle className={styles.track} cx="28" cy="28" r="20" />
      {members.map(({ agreed }, place) => {
        const angle = Math.PI / 2 + (place * 2 * Math.PI) / members.length;
        const at = `translate(${coordinate(Math.cos(angle))} ${coordinate(Math.sin(angle))})`;
        const look = !agreed && styles.hollow;
        return place === 0 ? (
          <path
            key={at}
            className={classNames(styles.me, look)}
            transform={at}
            d="M0-7.5 6.5-3.75v7.5L0 7.5-6.5 3.75v-7.5Z"
          />
        ) : (
          <circle key={at} className={classNames(look)} transform={at} r="5.5" />
        );
      })}
    </svg>
  );
}

function coordinate(share: number): number {
  return Math.round((28 + 20 * share) * 10) / 10;
}
