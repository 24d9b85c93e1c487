import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';
import styles from './icon-button.module.css';
import { Link, type LinkProps } from './link.tsx';

type IconControl = { icon: IconName; label: string; isRaised?: boolean | undefined };

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & IconControl;

export function IconButton({ icon, label, isRaised, className, children, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classNames(iconButtonClass, isRaised && styles.raised, className)}
      aria-label={label}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}

type IconLinkProps = Omit<LinkProps, 'aria-label'> & IconControl;

export function IconLink({ icon, label, isRaised, className, children, ...link }: IconLinkProps) {
  return (
    <Link
      {...link}
      className={classNames(iconButtonClass, isRaised && styles.raised, className)}
      aria-label={label}
    >
      <Icon name={icon} />
      {children}
    </Link>
  );
}

export const iconButtonClass = styles.iconButton;
