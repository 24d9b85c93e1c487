import { classNames } from '../class-names.ts';
import { Link, type LinkProps } from '../controls/link.tsx';
import { hueAttribute } from '../hue.ts';
import styles from './link-card.module.css';

type LinkCardProps = LinkProps & { hue?: number | undefined };

/** The frame of a card that is one link as a whole; what is inside and how it is laid out is the caller's. */
export function LinkCard({ hue, className, ...link }: LinkCardProps) {
  return <Link className={classNames(styles.card, className)} {...hueAttribute(hue)} {...link} />;
}
