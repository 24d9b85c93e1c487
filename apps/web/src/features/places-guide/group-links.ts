import type { SiteAddress } from '../../ui/link.tsx';

export const guideHref = '/places';

export function groupHref(slug: string): SiteAddress {
  return `${guideHref}/${slug}`;
}
