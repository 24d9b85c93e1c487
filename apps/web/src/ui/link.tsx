import type { ComponentProps } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of this site: a path, or `?…` and `#…` on the same page. */
  to: string;
  /** The next page takes this one's place in the history. */
  replace?: boolean | undefined;
  /** The next page stays scrolled to where this one is. */
  preventScrollReset?: boolean | undefined;
  /** As if typed into the address bar. */
  reloadDocument?: boolean | undefined;
};

/**
 * A link within the site: nothing but its element, for pages have a hundred of them. One listener for all of them takes
 * the visitor along (`use-links.ts`), by the marks that are set here; the router looks for `data-discover`, too.
 */
export function Link({ to, replace, preventScrollReset, reloadDocument, ...anchor }: LinkProps) {
  return (
    <a
      href={to}
      data-discover={reloadDocument ? undefined : true}
      data-replace={replace}
      data-stay={preventScrollReset}
      {...anchor}
    />
  );
}
