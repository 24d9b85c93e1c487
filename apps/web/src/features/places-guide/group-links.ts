export const guideHref = '/places';

export function groupHref(slug: string): string {
  return `${guideHref}/${slug}`;
}
