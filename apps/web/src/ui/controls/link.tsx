import type { MouseEvent, Ref } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { startPictureTransition } from './picture-transition.ts';

export type SiteAddress = `/${string}` | `?${string}` | `#${string}`;

export type LinkProps = Omit<RouterLinkProps, 'to' | 'prefetch'> & {
  to: SiteAddress;
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** False for long lists. */
  isPrefetched?: boolean | undefined;
};

/** `platform/router` prefetches the pages of links with `data-prefetch`. */
export function Link({ isPrefetched = true, onClick, ...link }: LinkProps) {
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    startPictureTransition(event.currentTarget);
    onClick?.(event);
  };
  return <RouterLink data-prefetch={isPrefetched ? '' : undefined} onClick={click} {...link} />;
}

/** Two slashes start the address of another host. */
export function isSiteAddress(address: string): address is SiteAddress {
  return /^(\/(?![/\\])|\?|#)/.test(address);
}
