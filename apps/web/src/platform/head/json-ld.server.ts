import type { Crumb, DescribedPage, PageDescription, Thing } from './page-description.ts';

export const SITE_NAME = 'WallaBee';

/** All that the page is about, with the path to it. */
export function structuredData(page: DescribedPage, { above = [], data }: PageDescription): Thing[] {
  const things = data?.(page) ?? [webPage(page)];
  return isHome(page) ? [...things] : [...things, breadcrumbs(page, above)];
}

/**
 * A data block, which browsers do not run. Markup in it would be read as such, so its characters are escaped as JSON
 * allows.
 */
export function jsonLdScript(things: readonly Thing[]): string {
  const [only] = things;
  const written = things.length === 1 ? only : { '@graph': things };
  const json = JSON.stringify({ '@context': 'https://schema.org', ...written });
  return `<script type="application/ld+json">${json.replace(/[<>&\u2028\u2029]/g, toEscape)}</script>`;
}

export function plainTitle(title: string): string {
  return title.replace(/ · WallaBee( for developers)?$/, '');
}

function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function isHome({ siteUrl, url }: DescribedPage): boolean {
  return url === `${siteUrl}/`;
}

export function webPage({ url, title, description }: DescribedPage, type = 'WebPage'): Thing {
  return { '@type': type, url, name: plainTitle(title), description };
}

function breadcrumbs({ siteUrl, url, title }: DescribedPage, above: readonly Crumb[]): Thing {
  const path = [{ name: SITE_NAME, path: '/' }, ...above].map(({ name, path: at }) => ({
    name,
    item: `${siteUrl}${at}`,
  }));
  const here = { name: nameBelow(above, plainTitle(title)), item: url };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...path, here].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  };
}

/** Titles repeat the name of the page above: “Robin Demo · Uniques”. */
function nameBelow(above: readonly Crumb[], title: string): string {
  const parts = title.split(' · ').filter((part) => above.every(({ name }) => name !== part));
  return parts.length === 0 ? title : parts.join(' · ');
}
