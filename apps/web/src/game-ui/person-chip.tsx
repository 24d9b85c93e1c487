import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Link, type SiteAddress } from '../ui/controls/link.tsx';
import { Avatar } from './avatar.tsx';
import styles from './person-chip.module.css';

type PersonChipProps = {
  name: string;
  avatar: string | undefined;
  href?: SiteAddress | undefined;
  hue?: number | undefined;
  /** The username, where the name is not enough. */
  aside?: string | undefined;
  tag?: ReactNode;
  isPlain?: boolean | undefined;
};

export function PersonChip({ name, avatar, href, hue, aside, tag, isPlain }: PersonChipProps) {
  const className = classNames(styles.person, !isPlain && styles.chip);
  const content = (
    <>
      <Avatar src={avatar} hue={hue} pixels={isPlain ? 40 : 36} />
      <span className={styles.who}>
        {name}
        {aside && <span className={styles.aside}>{aside}</span>}
        {tag}
      </span>
    </>
  );

  if (href === undefined) return <span className={className}>{content}</span>;
  return (
    <Link className={className} to={href}>
      {content}
    </Link>
  );
}
