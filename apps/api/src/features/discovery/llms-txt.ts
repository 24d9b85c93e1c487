interface Addresses {
  siteUrl: string;
  apiUrl: string;
}

/** A short guide for language models, in the form of llmstxt.org. */
export function toLlmsTxt({ siteUrl, apiUrl }: Addresses): string {
  const page = (name: string, path: string, words: string) => link(name, `${siteUrl}${path}`, words);
  return [
    '# WallaBee',
    '',
    '> The companion site of a mobile game in which players forage numbered items at real places, mix two into a new one, trade, and complete sets. ItemBee, below /tools, is the public reference of every item, set, number, player and place.',
    '',
    'An item type is a kind of thing; an item is one numbered instance of it. Numbers are given out in order from 1, without gaps and never twice; SD, DD, TD and QD are numbers of one to four digits. An item named `?` is not released yet, and nothing else is known of it.',
    '',
    '## Reference',
    '',
    page(
      'Sets',
      '/tools/sets',
      'every generation and set; an item is at /tools/item/{id}, one number of it at /tools/item/{id}/num/{number}',
    ),
    page(
      'Search',
      '/tools/search',
      'items, numbers, sets, players, places and texts; results are at /tools/search?q={query}',
    ),
    page('How to ask', '/tools/search/help', 'the language of queries, with examples'),
    page('Profiles', '/tools/profile', 'a player by id or name at /tools/profile/{player}'),
    page('Statistics', '/tools/stats', 'the figures of the game by month'),
    page('Places', '/places', 'what kinds of places there are; a place is at /tools/place/{id}'),
    page('News', '/news', 'the posts of the blog'),
    page('FAQ', '/faq', 'what the words of the game mean'),
    page('Rules', '/rules', 'what players may and may not do'),
    '',
    '## For programs',
    '',
    ...forPrograms({ siteUrl, apiUrl }),
    '',
    '## Rules',
    '',
    '- Every call but pictures, feeds, news and the OpenAPI document needs an application key, which players make for themselves.',
    '- Wait as long as `Retry-After` says after 429 or 503. Take the bulk files instead of thousands of calls; /bulk/catalogue of the API is the catalogue alone.',
    '- Forums, inboxes and everything below /u/ are for players who are logged in, and not for crawlers.',
    '',
    '## Optional',
    '',
    page('Terms', '/terms', 'terms of use'),
    page('Privacy', '/privacy', 'what is stored of whom'),
    page('Uniques', '/uniques', 'items that players commission'),
    page('The Team', '/about', 'who makes the game'),
    '',
  ].join('\n');
}

function forPrograms({ siteUrl, apiUrl }: Addresses): string[] {
  const page = (name: string, path: string, words: string) => link(name, `${siteUrl}${path}`, words);
  return [
    page('Developers', '/developers', 'keys, limits, errors, pictures and feeds of the public API'),
    link('OpenAPI', `${apiUrl}/openapi.json`, 'every call, as OpenAPI 3.1; no key is needed to read it'),
    link('Bulk files', `${apiUrl}/bulk`, 'an index of dated files with everything, for copies of your own'),
    link(
      'Tools for assistants',
      `${apiUrl}/mcp`,
      'search, item, number, history, plan and radar by the Model Context Protocol, over HTTP and with an application key',
    ),
    page('How to connect', '/developers#assistants', 'the tools for assistants over HTTP and over stdio'),
    page('JavaScript client', '/developers#client', 'a typed client of the API without dependencies'),
    page('API catalogue', '/.well-known/api-catalog', 'the same addresses as a linkset, RFC 9727'),
    page('New items', '/feeds/new-items.json', 'JSON Feed; also as Atom at /feeds/new-items.atom'),
    page('Store items', '/feeds/store-items.json', 'JSON Feed; also as Atom at /feeds/store-items.atom'),
    page('News feed', '/feeds/news.json', 'JSON Feed; also as Atom at /feeds/news.atom'),
    page('Sitemap', '/sitemap.xml', 'every public page'),
  ];
}

function link(name: string, address: string, words: string): string {
  return `- [${name}](${address}): ${words}`;
}
