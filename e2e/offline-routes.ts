/** What a route shows without a network. */
export type OfflineClass =
  /** Every visitor gets the page from the reference. */
  | { kind: 'reference'; walked: readonly WalkedPage[] }
  /** The player gets it from their own lists, once these are switched on. */
  | { kind: 'own' }
  /** Shown as it was when it was last opened on this device. */
  | { kind: 'last-seen'; walked: readonly string[]; why: string }
  | { kind: 'network'; why: string };

export interface WalkedPage {
  path: string;
  /**
   * `same` is the text of the page with a network; `part` is less, because figures of the moment are missing, with all
   * links to items and sets; `head` has the heading and what to do.
   */
  text: 'same' | 'part' | 'head';
  status?: number;
}

const same = (...paths: string[]) => reference('same', paths);
const part = (...paths: string[]) => reference('part', paths);
const own: OfflineClass = { kind: 'own' };
const network = (why: string): OfflineClass => ({ kind: 'network', why });
const lastSeen = (why: string, ...walked: string[]): OfflineClass => ({ kind: 'last-seen', walked, why });

function reference(text: WalkedPage['text'], paths: readonly string[]): OfflineClass {
  return { kind: 'reference', walked: paths.map((path) => ({ path, text })) };
}

const PLAYERS = 'there are too many players to cache';
const MODERATION = 'moderators decide on what is so now';

/** By the path of the route, as `apps/web/src/routes.ts` writes it. A test compares the two. */
export const OFFLINE_ROUTES: Record<string, OfflineClass> = {
  '': part('/'),
  'tools/*?': same('/tools', '/tools/sets', '/tools/sets?q=light'),
  'tools/sets/:setId': part('/tools/sets/40', '/tools/sets/25', '/tools/sets/1', '/tools/sets/63'),
  'tools/sets/:setId/sub': part('/tools/sets/25/sub'),
  'tools/sets/:setId/sub/:subsetId': part('/tools/sets/25/sub/1', '/tools/sets/25/sub/2'),
  'tools/sets/gen/:genId': same('/tools/sets/gen/1', '/tools/sets/gen/2', '/tools/sets/gen/100'),
  'tools/item/:itemId': part('/tools/item/11', '/tools/item/553', '/tools/item/817', '/tools/item/140'),
  'tools/item/:itemId/numbers': part('/tools/item/553/numbers', '/tools/item/817/numbers'),
  'tools/item/:itemId/num/:number': reference('head', ['/tools/item/553/num/1', '/tools/item/817/num/1']),
  // The map is drawn by the script, before or after its text is read.
  'tools/category/:categoryId': part('/tools/category/1', '/tools/category/2', '/tools/category/30'),
  'tools/store/:storeId': same('/tools/store/1', '/tools/store/2', '/tools/store/3'),
  'tools/stats': part('/tools/stats'),
  'tools/luck': part('/tools/luck'),
  'tools/provenance': part('/tools/provenance'),
  'tools/search/help': part('/tools/search/help'),
  'tools/search/:query?': same('/tools/search'),
  'tools/profile': same('/tools/profile'),
  about: same('/about'),
  credits: same('/credits'),
  faq: same('/faq'),
  privacy: same('/privacy'),
  rules: same('/rules'),
  terms: same('/terms'),
  NFT: same('/NFT'),
  kit: part('/kit'),
  login: same('/login'),
  news: same('/news'),
  'news/:slug': part('/news'),
  places: same('/places'),
  'places/:group': same('/places/food'),
  retrobee: same('/retrobee'),
  uniques: same('/uniques'),
  developers: same('/developers'),
  'developers/calls': same('/developers/calls', '/developers/calls?q=numberinset'),
  'developers/calls/:name': same('/developers/calls/read-numbered-item', '/developers/calls/make-alert'),
  'developers/models': same('/developers/models'),
  'developers/models/:name': same('/developers/models/Item'),
  'developers/changes': same('/developers/changes'),
  'developers/keys': same('/developers/keys'),
  share: part('/share?text=yeti'),
  'style-guide': same('/style-guide'),
  '*': { kind: 'reference', walked: [{ path: '/no/such/page', text: 'same', status: 404 }] },

  'tools/item/history/:itemId': lastSeen('histories are longer than all else', '/tools/item/history/1'),
  'tools/place/:placeId': lastSeen('what lies at a place is so now', '/tools/place/1'),
  'tools/profile/:player': lastSeen(PLAYERS),
  'tools/profile/:player/bio': lastSeen(PLAYERS, '/tools/profile/demo/bio'),
  'tools/profile/:player/cabinet': lastSeen(PLAYERS, '/tools/profile/demo/cabinet'),
  'tools/profile/:player/locklist': lastSeen(PLAYERS),
  'tools/profile/:player/swaps': lastSeen(PLAYERS),
  'tools/profile/:player/trophies': lastSeen(PLAYERS, '/tools/profile/demo/trophies'),
  'tools/profile/:player/uniques': lastSeen(PLAYERS),
  'tools/profile/:player/wishlist': lastSeen(PLAYERS),
  'tools/profile/:player/wishlist/:targetNumber/:includeUniques?': lastSeen(PLAYERS),
  'forums/ledger': lastSeen('it counts what is so now', '/forums/ledger'),

  hive: own,
  radar: own,
  swaps: own,
  'swaps/:swapId': own,
  'plan/:setId?': own,
  alerts: own,
  'alerts/history': own,
  forums: own,
  'forums/:forumId/:page?': own,
  'forums/:forumId/:page/:threadId/:threadPage?': own,
  'u/:username': own,
  'u/:username/pouch': own,
  'u/:username/sets': own,
  'u/:username/sets/:setId': own,
  'u/:username/achievements': own,
  'u/:username/swaps': own,
  'u/:username/inbox/:contactId?': own,
  'u/:username/friends': own,
  'u/:username/giftunique': own,
  'u/:username/export': own,
  'u/:username/profile': own,
  'u/:username/birthday': own,

  'addthread/:forumId': network('a thread is written where its forum is known'),
  'forums/latest': network('the newest threads are so now'),
  'forums/unread': network('the newest threads are so now'),
  'forums/mine': network('the newest threads are so now'),
  'forums/watched': network('the newest threads are so now'),
  'forums/search': network('posts are searched by the server'),
  'forums/acts/:entryId': network(MODERATION),
  'forums/moderation': network(MODERATION),
  'forums/moderation/appeals': network(MODERATION),
  'forums/moderation/queue': network(MODERATION),
  status: network('how the site is, is so now'),
  'oauth/authorize': network('an app waits for the answer'),
  'u/:username/redeem/:code?': network('a code is redeemed by the server'),
  'u/:username/sessions': network('sessions are ended by the server'),
  'u/:username/apps': network('apps are ended by the server'),
  'u/:username/data': network('the archive is made by the server'),
};
