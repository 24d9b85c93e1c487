import type { MouseEvent } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { letArtGlide } from './glide.ts';

/** A path of this site, or `?…` and `#…` on the same page. Relative paths are not used. */
export type SiteAddress = `/${string}` | `?${string}` | `#${string}`;

export type LinkProps = Omit<RouterLinkProps, 'to' | 'prefetch'> & {
  to: SiteAddress;
  /** False for one of thousands in a list. */
  isPrefetched?: boolean | undefined;
};

/** A link within the site; `platform/router` prefetches the page of those with `data-prefetch`. */
export function Link({ isPrefetched = true, onClick, ...link }: LinkProps) {
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    letArtGlide(event.currentTarget);
    onClick?.(event);
  };
  return <RouterLink data-prefetch={isPrefetched ? '' : undefined} onClick={click} {...link} />;
}

/** Two slashes begin the address of another host. */
export function isSiteAddress(address: string): address is SiteAddress {
  return /^(\/(?![/\\])|\?|#)/.test(address);
}
