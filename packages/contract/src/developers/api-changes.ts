/** A change of the API that clients can notice. */
export interface ApiChange {
  day: string;
  kind: 'added' | 'changed' | 'deprecated';
  title: string;
  text: string;
  /** The names of the main calls that it concerns. */
  calls: readonly string[];
}

/** The anchor of the entry on the page of changes. */
export function changeAnchor({ day, title }: Pick<ApiChange, 'day' | 'title'>): string {
  const words = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${day}-${words}`.replace(/-$/, '');
}

/** Newest first. Entries are added at the top and never rewritten. */
export const API_CHANGES: readonly ApiChange[] = [
  {
    day: '2026-11-19',
    kind: 'deprecated',
    title: 'Old names of calls',
    text: 'Item types, their status counts and numbers have two addresses each. The older ones are deprecated; they answer the same as the newer ones, go on working, and no day is set on which they end. Their answers have the headers Deprecation and Link.',
    calls: ['answerItemTypesByOldName', 'readItemStatusByOldName', 'readNumberedItemByOldName'],
  },
  {
    day: '2026-11-19',
    kind: 'added',
    title: 'Everything public as files',
    text: 'Numbered items, places, the Market, formulas and histories by year as NDJSON, made once a day, with the changes of each day. Downloads can be resumed.',
    calls: ['listBulkFiles', 'listBulkChanges', 'downloadBulkFile'],
  },
  {
    day: '2026-11-19',
    kind: 'added',
    title: 'Limits in headers, the use of a key, and the status of the site',
    text: 'Every answer to a key or an app has the headers RateLimit-Policy and RateLimit. Players read the use of a key by day, and everybody how the site is doing.',
    calls: ['readKeyUse', 'readStatus'],
  },
  {
    day: '2026-11-19',
    kind: 'added',
    title: 'Calls of older programs',
    text: 'Where the items of a number are, who has saved them, what is in the Mixerpool, and the stores as an Atom feed. Hosts of their own may answer in the form that programs of 2012 and 2017 read. The list of locked items says whose it is.',
    calls: ['readNumberStatus', 'listSavedOfNumber', 'listMixingPool', 'readStoreFeed', 'listLockedItems'],
  },
  {
    day: '2026-11-19',
    kind: 'added',
    title: 'Tools for assistants',
    text: 'POST /mcp speaks the Model Context Protocol: search, item, number, history, plan and radar are tools, with the credentials and limits of the calls.',
    calls: ['search', 'answerItemTypes', 'readNumberedItem', 'readHistory', 'readPlan', 'readRadar'],
  },
  {
    day: '2026-11-19',
    kind: 'added',
    title: 'Deprecations in headers and in the OpenAPI document',
    text: 'An answer of a deprecated call has the header Deprecation (RFC 9745), Sunset (RFC 8594) once a day is set, and Link to its page and to the call that takes its place.',
    calls: [],
  },
  {
    day: '2026-11-19',
    kind: 'added',
    title: 'The reference and a player’s own lists, each as one file',
    text: 'Two calls answer with everything that the site needs without a network: the answers of the catalogue, and those of a player’s own pages.',
    calls: ['readReference', 'readOwnLists'],
  },
  {
    day: '2026-11-19',
    kind: 'changed',
    title: 'Idempotency keys live longer for writes that can wait',
    text: 'The keys of messages, posts and swaps are stored for 14 days instead of 24 hours, so that a device without a network may send them later.',
    calls: ['sendMessage', 'replyToThread', 'agreeToSwap'],
  },
  {
    day: '2026-11-18',
    kind: 'added',
    title: 'The past, charts and journeys',
    text: 'Days of the whole game, charts of an item type, the journey of a number with its map, the race for a set; with at=YYYY-MM-DD some calls answer as of the end of that day.',
    calls: ['readGameDays', 'readItemCharts', 'readJourney', 'readSetRace'],
  },
  {
    day: '2026-11-18',
    kind: 'added',
    title: 'Verifiable luck, and proofs of histories',
    text: 'The seeds of the days and every draw of a player or an item; the published root of each day, and the proof of one step.',
    calls: ['listLuckDays', 'listPlayerLuck', 'listProvenanceDays', 'readProof', 'readSeal'],
  },
  {
    day: '2026-11-18',
    kind: 'added',
    title: 'Everything the forums do',
    text: 'What is unread, drafts, edits and versions, cards of items, buzzes and mutes, reports, appeals and the open ledger, and a search of posts.',
    calls: ['listOwnThreads', 'readThreadState', 'saveDraft', 'giveBuzz', 'reportPost', 'searchForums'],
  },
  {
    day: '2026-11-17',
    kind: 'added',
    title: 'Apps that act for a player',
    text: 'OAuth 2.1 with PKCE: players allow an app what it may do, and the app calls with an access token in place of a key and a token.',
    calls: ['issueToken', 'revokeToken', 'listApps'],
  },
  {
    day: '2026-11-17',
    kind: 'added',
    title: 'Alerts, notifications and webhooks',
    text: 'Players wait for what a query finds; what happens to them is listed, and sent to their webhooks with a signature.',
    calls: ['makeAlert', 'listNotifications', 'makeWebhook', 'listDeliveries'],
  },
  {
    day: '2026-11-17',
    kind: 'added',
    title: 'An event stream with replay',
    text: 'The stream carries everything that happens in the game. Events have ids; a client that comes back with its last id gets what it missed.',
    calls: ['followEvents'],
  },
  {
    day: '2026-11-17',
    kind: 'added',
    title: 'Swaps, plans, radar and hive',
    text: 'Offers and wants, rings of two to five players, the cheapest ways to what is missing, and what is near. Calls with lists take JSON bodies.',
    calls: ['changeOwnSwaps', 'proposeSwap', 'readPlan', 'readRadar', 'readHive', 'performAction'],
  },
  {
    day: '2026-11-17',
    kind: 'added',
    title: 'One search over everything',
    text: 'The query language of the site, in one call over items, numbers, sets, players, places, threads and texts, and all numbers of an item type.',
    calls: ['search', 'suggest', 'listNumbers'],
  },
  {
    day: '2026-11-16',
    kind: 'added',
    title: 'Examples and explanations in the OpenAPI document',
    text: 'Every call has an example, and every field a description. GET / answers with an index of the API, without a key.',
    calls: ['readApiIndex', 'readApiDescription'],
  },
  {
    day: '2026-11-16',
    kind: 'added',
    title: 'The own profile can be changed',
    text: 'A player’s name, home, bio and picture are changed by calls. Players are named by id or by name wherever a path asks for one.',
    calls: ['changeOwnProfile', 'uploadPicture'],
  },
  {
    day: '2026-11-15',
    kind: 'added',
    title: 'The first calls',
    text: 'Sets, item types, numbers and histories, players, places, stores and the Market, the inbox, the forums, and the whole catalogue as one file.',
    calls: ['browseSets', 'answerItemTypes', 'readNumberedItem', 'readProfile', 'downloadCatalogue'],
  },
];
