import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { hueAttribute } from './hue.ts';
import styles from './link-card.module.css';

type LinkCardProps = Omit<ComponentProps<typeof Link>, 'className'> & {
  hue?: number | undefined;
  className?: string | undefined;
};

/** The frame of a card that is one link as a whole; what is inside and how it is laid out is the caller's. */
export function LinkCard({ hue, className, ...link }: LinkCardProps) {
  return (
    <Link className={classNames(styles.card, className)} prefetch="intent" {...hueAttribute(hue)} {...link} />
  );
}
