import { artPath } from '@wallabee/contract/art/art-address';
import type { ReactNode } from 'react';
import type { SiteAddress } from '../ui/controls/link.tsx';
import { LinkCard } from '../ui/layout/link-card.tsx';
import { Avatar } from './avatar.tsx';
import styles from './person-card.module.css';

type PersonCardProps = {
  person: { id: number; name: string; hue: number; image_key: string };
  to: SiteAddress;
  tag?: ReactNode;
  detail?: ReactNode;
};

export function PersonCard({ person: { id, name, hue, image_key }, to, tag, detail }: PersonCardProps) {
  return (
    <LinkCard className={styles.card} to={to}>
      <Avatar src={artPath({ kind: 'player', id }, 100, image_key)} hue={hue} pixels={48} />
      <span className={styles.text}>
        <span className={styles.name}>
          {name}
          {tag}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </LinkCard>
  );
}
