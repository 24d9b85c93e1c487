import { escapeXml } from '../../platform/feeds/xml.ts';

/** With it browsers offer the search as a search engine of their own. */
export function toOpenSearch(siteUrl: string): string {
  const address = (type: string, template: string, rel = 'results') =>
    `<Url type="${type}" rel="${rel}" template="${escapeXml(siteUrl + template)}"/>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    '<ShortName>WallaBee</ShortName>',
    '<Description>Items, numbers, sets, players, places and texts of WallaBee.</Description>',
    '<InputEncoding>UTF-8</InputEncoding>',
    '<OutputEncoding>UTF-8</OutputEncoding>',
    '<Language>en</Language>',
    `<Image width="32" height="32" type="image/x-icon">${escapeXml(siteUrl)}/favicon.ico</Image>`,
    `<Image type="image/svg+xml">${escapeXml(siteUrl)}/favicon.svg</Image>`,
    address('text/html', '/tools/search?q={searchTerms}'),
    address('application/x-suggestions+json', '/opensearch/suggestions?q={searchTerms}', 'suggestions'),
    address('application/opensearchdescription+xml', '/opensearch.xml', 'self'),
    '</OpenSearchDescription>\n',
  ].join('\n');
}

interface Suggested {
  id: number;
  name: string;
  set_name: string;
}

/** OpenSearch's list of lists: what was typed, the names, what they are, and where they are. */
export function toSuggestions(typed: string, items: readonly Suggested[], siteUrl: string): string {
  return JSON.stringify([
    typed,
    items.map(({ name }) => name),
    items.map(({ set_name }) => set_name),
    items.map(({ id }) => `${siteUrl}/tools/item/${id}`),
  ]);
}
