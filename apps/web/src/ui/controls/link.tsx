import type { ComponentProps } from 'react';

/** Where a link can lead: a path of this site, or `?…` and `#…` on the same page. A relative path would lead nowhere. */
export type SiteAddress = `/${string}` | `?${string}` | `#${string}`;

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: SiteAddress;
  /** The next page takes this one's place in the history. */
  replace?: boolean | undefined;
  /** The next page stays scrolled to where this one is. */
  preventScrollReset?: boolean | undefined;
  /** As if typed into the address bar. */
  reloadDocument?: boolean | undefined;
  /** One of thousands of its kind, for each of which the router would ask where it leads. */
  isOneOfMany?: boolean | undefined;
};

/**
 * A link within the site: nothing but its element, for pages have a hundred of them. One listener for all of them takes
 * the visitor along (`use-links.ts`), by the marks that are set here; `data-discover` is the router's.
 */
export function Link(props: LinkProps) {
  const { to, replace, preventScrollReset, reloadDocument, isOneOfMany, ...anchor } = props;
  return (
    <a
      href={to}
      data-link={reloadDocument ? undefined : ''}
      data-discover={reloadDocument || isOneOfMany ? undefined : ''}
      data-replace={replace}
      data-stay={preventScrollReset}
      {...anchor}
    />
  );
}

/** An address that only a reader knows: somebody wrote it. Two slashes begin the address of another host. */
export function isSiteAddress(address: string): address is SiteAddress {
  return /^(\/(?![/\\])|\?|#)/.test(address);
}
