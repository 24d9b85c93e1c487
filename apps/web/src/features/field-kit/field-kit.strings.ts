export const fieldKitStrings = {
  age: 'From your field kit, as of',
  link: 'Field kit',
  title: 'Field kit · WallaBee',
  heading: 'Field kit',
  lead: 'The whole site in your pocket: at the bus stop, in the museum, abroad, without a network.',
  description: 'Use WallaBee without a network: items, sets, places and your own lists on your device.',
  noScript: 'The field kit needs JavaScript, because it is your browser that opens pages without a network.',
  works: 'What works without a network',
  ways: [
    {
      way: 'Always',
      pages:
        'Every item with its formulas and its numbers so far, every set, category and store, the search with its whole language, the places guide, news, questions and rules.',
    },
    {
      way: 'Yours, once you have switched it on',
      pages:
        'Pouch, sets, achievements, locked items, wish lists, friends, plans, swaps, the hive, and the conversations and threads you read last.',
    },
    {
      way: 'As you saw it last',
      pages: 'Profiles, places, histories of items and forum pages that were open on this device.',
    },
    {
      way: 'Waits for the network',
      pages: 'Messages, posts, offers and answers to swaps: write them now, and they are sent later, once.',
    },
    {
      way: 'Needs the network',
      pages: 'Buying and mixing, codes, gifts, your account, and whatever happens right now.',
    },
  ],
} as const;
