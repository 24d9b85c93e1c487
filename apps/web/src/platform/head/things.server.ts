import { SITE_NAME } from './json-ld.server.ts';
import type { Thing } from './page-description.ts';

interface Listed {
  name: string;
  path: string;
}

/** Long lists are cut, because the document has the links too. */
const MOST_LISTED = 50;

export function itemList(siteUrl: string, entries: readonly Listed[]): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.slice(0, MOST_LISTED).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${siteUrl}${path}`,
    })),
  };
}

/** Every mention of the site's makers points at the same object. */
export function organization(siteUrl: string): Thing {
  return { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: SITE_NAME, url: `${siteUrl}/` };
}

export function person(siteUrl: string, { id, name }: { id: number; name: string }): Thing {
  return { '@type': 'Person', name, url: `${siteUrl}/tools/profile/${id}/bio` };
}
