/** The forums that everybody sees, by the ids the game's apps use. */
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

/** Known to the apps as well; what they are called is for the API to tell those who may see them. */
const UNNAMED_FORUMS = [20, 21, 22, 23, 50];

/** Undefined where an address names no forum, and where its name is not for everybody. */
export function forumName(id: string): string | undefined {
  return isPlain(id) ? FORUM_NAMES[Number(id)] : undefined;
}

export function isKnownForum(id: string): boolean {
  return forumName(id) !== undefined || (isPlain(id) && UNNAMED_FORUMS.includes(Number(id)));
}

function isPlain(id: string): boolean {
  return /^\d{1,3}$/.test(id);
}
