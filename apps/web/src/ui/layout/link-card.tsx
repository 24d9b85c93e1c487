import { classNames } from '../class-names.ts';
import { Link, type LinkProps } from '../controls/link.tsx';
import { hueAttribute } from '../hue.ts';
import styles from './link-card.module.css';

type LinkCardProps = LinkProps & { hue?: number | undefined };

export function LinkCard({ hue, className, ...link }: LinkCardProps) {
  return <Link className={classNames(styles.card, className)} {...hueAttribute(hue)} {...link} />;
}
