import type { ReactNode } from 'react';
import type { SiteAddress } from '../ui/controls/link.tsx';
import { Icon } from '../ui/icon.tsx';
import { PictureCard } from './picture-card.tsx';
import type { Art } from './plate-art.tsx';
import styles from './set-card.module.css';

type SetCardProps = {
  name: string;
  art: Art;
  href: SiteAddress;
  hue?: number | undefined;
  detail?: ReactNode;
  finished?: string | undefined;
  progress?: ReactNode;
};

export function SetCard({ name, art, href, hue, detail, finished, progress }: SetCardProps) {
  return (
    <PictureCard
      name={name}
      art={art}
      href={href}
      hue={hue}
      className={finished === undefined ? undefined : styles.finished}
    >
      {finished && (
        <span className={styles.done}>
          <Icon name="check" />
          {finished}
        </span>
      )}
      {detail && <span className={styles.detail}>{detail}</span>}
      {progress && <span className={styles.progress}>{progress}</span>}
    </PictureCard>
  );
}
