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
  const props = { 'data-prefetch': isPrefetched ? '' : undefined, onClick: click, ...link };
  // A page has some eighty links, and most of what the router's link does for each is for the browser.
  if (import.meta.env.SSR && link.to.startsWith('/')) return <ServerLink {...props} />;
  return <RouterLink {...props} />;
}

/** What the router's link renders. */
function ServerLink({
  to,
  target,
  discover = 'render',
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  mask: _mask,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  ...anchor
}: Omit<LinkProps, 'isPrefetched'>) {
  return (
    <a {...anchor} href={to} target={target} data-discover={discover === 'render' ? 'true' : undefined} />
  );
}

/** Two slashes start the address of another host. */
export function isSiteAddress(address: string): address is SiteAddress {
  return /^(\/(?![/\\])|\?|#)/.test(address);
}
