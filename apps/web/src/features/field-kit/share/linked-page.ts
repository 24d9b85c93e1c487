/** The path on this site that an address leads to: of this site, or of the app and other hosts of the game. */
export function linkedPage(address: string, siteUrl: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isOwn = isWeb(url) && hostOf(url) === hostOf(new URL(siteUrl));
  if (!isOwn) return isOfTheGame(url) ? pageOf(url) : null;
  if (isShare(url.pathname)) return null;
  const isCurrent = hashPath(url) === undefined && OWN_PATHS.test(url.pathname);
  return (isCurrent ? null : pageOf(url)) ?? url.pathname + url.search + url.hash;
}

const isWeb = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:';
const hostOf = ({ host }: URL) => host.replace(/^www\./, '');
const isShare = (pathname: string) => /^\/share\/?$/.test(pathname);

/** The game has had several hosts, and its app a scheme of its own. */
function isOfTheGame(url: URL): boolean {
  if (!isWeb(url)) return /^(wallabee|itembee):$/.test(url.protocol);
  return /(^|\.)(wallabee|itembee)\.[a-z.]+$|(^|\.)wallab\.ee$/.test(url.hostname);
}

/** The app writes `wallabee://item/5/42` and old links `/#/tools/item/5`. */
function pageOf(url: URL): string | null {
  const written = isWeb(url) ? url.pathname : `/${url.host}${url.pathname}`;
  const path = (hashPath(url) ?? written).replace(/\/+$/, '');
  for (const [pattern, page] of PAGES) {
    const match = pattern.exec(path);
    if (match) return page(match);
  }
  return OWN_PATHS.test(path) ? path : numbered(url.searchParams);
}

function hashPath({ hash }: URL): string | undefined {
  return /^#!?(\/.*)/.exec(hash)?.[1];
}

type Groups = RegExpExecArray;

const PAGES: readonly [RegExp, (groups: Groups) => string][] = [
  [/^\/(?:tools\/)?item\/history\/(\d{1,15})$/, ([, id]) => `/tools/item/history/${id}`],
  [
    /^\/(?:tools\/)?items?\/(\d{1,9})\/(?:num\/|number\/)?(\d{1,9})$/,
    ([, type, number]) => `/tools/item/${type}/num/${number}`,
  ],
  [/^\/(?:tools\/)?items?\/(\d{1,9})$/, ([, type]) => `/tools/item/${type}`],
  [/^\/(?:tools\/)?sets?\/(\d{1,9})$/, ([, set]) => `/tools/sets/${set}`],
  [/^\/(?:tools\/)?place\/(\d{1,9})$/, ([, place]) => `/tools/place/${place}`],
  [/^\/(?:tools\/)?profile\/([^/]{1,64})$/, ([, player]) => `/tools/profile/${player}`],
];

const OWN_PATHS = /^\/(tools|forums|places|news|faq|rules|uniques|about|u)(\/|$)/;

function numbered(asked: URLSearchParams): string | null {
  const [type, number] = [digitsOf(asked.get('item')), digitsOf(asked.get('number'))];
  if (type === null) return null;
  return number === null ? `/tools/item/${type}` : `/tools/item/${type}/num/${number}`;
}

function digitsOf(text: string | null): string | null {
  return text !== null && /^\d{1,9}$/.test(text) ? text : null;
}
