import type { ComponentProps } from 'react';

type OutsideLinkProps = ComponentProps<'a'> & { href: string };

/** The opened page gets no access to this one. */
export function OutsideLink({ rel = 'noopener', ...anchor }: OutsideLinkProps) {
  return <a rel={rel} {...anchor} />;
}
