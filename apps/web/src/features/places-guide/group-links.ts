import type { SiteAddress } from '../../ui/controls/link.tsx';

export const guideHref = '/places';

export function groupHref(slug: string): SiteAddress {
  return `${guideHref}/${slug}`;
}
