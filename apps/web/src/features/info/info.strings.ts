export const infoStrings = {
  pageTitle: (name: string) => `${name} · WallaBee`,
  contents: 'On this page',
  about: {
    heading: 'The team',
    lead: 'Over 1,800 items, 100 sets and nearly 300 player uniques, made by four people, their friends and a great many players with drawers that would not close.',
    description:
      'Who makes WallaBee: the president, the product manager, the lead designer and the volunteer programmer, with their favourite sets and items.',
    favouriteSets: 'Favourite sets',
    favouriteItems: 'Favourite items',
    credits: 'Pictures, typefaces and licences',
  },
  team: {
    president: {
      role: 'President',
      name: 'Honora Wicks',
      words:
        'Keeps three hives, two of them on purpose. She founded the game on a wet Sunday with a box of numbered buttons, signs the birthday cards, and has never once been given a single digit by her own company.',
    },
    product: {
      role: 'Product manager',
      name: 'Anselm Pryce',
      words:
        'Decides what comes next, and apologises for what comes later. He reads every suggestion on the bus to work, which is why the good ones arrive between stops six and nine.',
    },
    design: {
      role: 'Lead designer',
      name: 'Ottilie Brandt',
      words:
        'Has drawn toys, moths, tea for dinosaurs and the inside of an observatory. She will not name a set of her own as a favourite, and has asked us to say that it was difficult.',
    },
    programming: {
      role: 'Volunteer programmer',
      name: 'Ivo Lindqvist',
      words:
        'Works elsewhere by day and here by night, for honeycombs and gratitude. Most of what you are looking at was written after eleven, and most of that was tested before breakfast.',
    },
  },
  faq: {
    heading: 'Questions and answers',
    lead: 'What the abbreviations mean, where items come from, and what wells and crackers do.',
    description:
      'Answers about WallaBee: numbers and abbreviations, drops, mixing, recycling, stores and the Market, crackers, wishing wells and job lots.',
  },
  rules: {
    heading: 'Rules',
    lead: 'Few enough to be read, and meant.',
    description:
      'The rules of WallaBee: one account each, real places, no faked locations, no real-world sales, and what happens to inactive accounts.',
  },
  uniques: {
    heading: 'Uniques',
    lead: 'Items that began as one player’s idea.',
    description:
      'What unique items are, how their owners gift them to other players, and why commissions are closed.',
    gift: 'Gift a unique',
    login: 'Log in to gift a unique',
    shelf: 'The newest uniques',
    all: (count: string) => `See all ${count}`,
    themes: 'See them by theme',
    none: {
      heading: 'There are no uniques yet',
      text: 'The first one will stand here as soon as a player has had it made.',
    },
    failed: {
      heading: 'The uniques could not be loaded',
      text: 'What is written about them is below.',
    },
  },
  terms: {
    heading: 'Terms of service',
    lead: 'What we promise each other.',
    description: 'The terms on which WallaBee, its app, site, forums and programming interface may be used.',
  },
  privacy: {
    heading: 'Privacy policy',
    lead: 'What we know about you, why, and how to change that.',
    description:
      'What data WallaBee collects, what it is used for, who sees it, and how to see it, opt out or have it deleted.',
  },
  credits: {
    heading: 'Credits',
    lead: 'Whose work we build on.',
    description: 'The picture set, typefaces and icons that WallaBee uses, and their licences.',
    back: 'Back to The team',
  },
} as const;
