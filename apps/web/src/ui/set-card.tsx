import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { hueAttribute } from './hue.ts';
import { Icon } from './icon.tsx';
import { type Art, PlateArt } from './plate-art.tsx';
import styles from './set-card.module.css';

type SetCardProps = {
  name: string;
  art: Art;
  href: string;
  hue?: number | undefined;
  detail?: ReactNode;
  /** The words of a finished set; it also makes the card glow. */
  finished?: string | undefined;
  /** Usually a ProgressBar. */
  progress?: ReactNode;
};

export function SetCard({ name, art, href, hue, detail, finished, progress }: SetCardProps) {
  return (
    <Link
      className={classNames(styles.card, finished && styles.finished)}
      to={href}
      prefetch="intent"
      viewTransition
      {...hueAttribute(hue)}
    >
      <PlateArt art={art} size="card" pixels={76} />
      <span className={styles.body}>
        <span className={styles.top}>
          <span className={styles.name}>{name}</span>
          {finished && (
            <span className={styles.done}>
              <Icon name="check" />
              {finished}
            </span>
          )}
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
        {progress}
      </span>
    </Link>
  );
}
