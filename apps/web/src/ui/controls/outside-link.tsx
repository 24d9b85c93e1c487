import type { ComponentProps } from 'react';

type OutsideLinkProps = ComponentProps<'a'> & { href: string };

/** A link that leaves the site, or opens another program. What it opens gets no hold on this page. */
export function OutsideLink({ rel = 'noopener', ...anchor }: OutsideLinkProps) {
  return <a rel={rel} {...anchor} />;
}
