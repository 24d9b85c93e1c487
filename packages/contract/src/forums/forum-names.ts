const FORUM_NAMES: Readonly<Record<number, string>> = {
  1: 'Official Business',
  11: 'NewBees Hive',
  2: 'Item Directory',
  3: 'The Trading Post',
  6: 'Auction House',
  4: 'Chat',
  12: 'Party Room',
  10: 'Phoenixes of Jabbaclaw',
  7: 'Unicorns of Slithering',
  9: 'Yetis of Snugglepuff',
  8: 'Dragons of Colbourndor',
  5: 'Bug Reporting',
  13: 'The Swap Shop',
};

/** Known to the apps too; their names come from the API, for players who may see them. */
const UNNAMED_FORUMS = [20, 21, 22, 23, 50];

export function forumName(id: string): string | undefined {
  return isPlain(id) ? FORUM_NAMES[Number(id)] : undefined;
}

export function isKnownForum(id: string): boolean {
  return forumName(id) !== undefined || (isPlain(id) && UNNAMED_FORUMS.includes(Number(id)));
}

/** The Trading Post, the Auction House and the Swap Shop: their threads list the items that they are about. */
export function isTradeForum(id: number): boolean {
  return TRADE_FORUMS.includes(id);
}

const TRADE_FORUMS: readonly number[] = [3, 6, 13];

function isPlain(id: string): boolean {
  return /^\d{1,3}$/.test(id);
}
