/** The forums the game knows, by the ids its apps use. */
export const FORUM_NAMES: Readonly<Record<number, string>> = {
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
  20: "BeeKeepers' Lodge",
  21: 'Place Reviews',
  22: 'Moderation Log Talk',
  23: 'Staff Room',
  50: 'Test Hive',
};

/** Undefined where an address names no forum: only plain digits name one. */
export function forumName(id: string): string | undefined {
  return /^\d{1,3}$/.test(id) ? FORUM_NAMES[Number(id)] : undefined;
}
