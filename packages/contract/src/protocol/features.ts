/** The features of the API in words. A feature that is missing here does not compile. */
export const FEATURES = {
  accounts: 'Accounts: registration, logins and the second factor.',
  players: 'Players: their profiles, and who is friends with whom.',
  friends: 'Friends of a player.',
  pouch: 'What a player carries.',
  'set-progress': 'How far a player is with the sets.',
  'locked-items': 'What a player has locked.',
  'wish-lists': 'What a player has saved, and the item types that a wish list is made from.',
  achievements: 'Achievements, and how far a player is with them.',
  birthdays: 'The birthday of a player.',
  items: 'Item types, numbered items, their histories, stores and the Market.',
  sets: 'Generations, sets and subsets of item types.',
  categories: 'Categories of places, and their groups.',
  places: 'Real places on the map, and what was dropped there.',
  bulk: 'The whole catalogue as one file.',
  stats: 'How large the world is.',
  gifts: 'Gifts of uniques by their owners.',
  codes: 'Codes that are redeemed for items.',
  inbox: 'Messages between friends.',
  forums: 'Forums, threads and posts, and their moderation.',
  news: 'The newest posts of the blog.',
  events: 'What happens in the game, as a stream of server-sent events.',
  art: 'Pictures of items, sets, players and places.',
  keys: "A player's own application keys.",
  developers: 'The description of the API itself.',
} as const;

export type Feature = keyof typeof FEATURES;
