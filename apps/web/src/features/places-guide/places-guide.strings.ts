export const placesGuideStrings = {
  pageTitle: (name: string) => `${name} · WallaBee`,
  heading: 'Places',
  lead: 'What may go on the map, and under which category. Items are foraged by category, so it matters.',
  description:
    'The places guide of WallaBee: guidelines for suggesting places, and every category with what it includes and excludes.',
  guidelines: 'Guidelines',
  groups: 'Groups of categories',
  groupTitle: (group: string) => `${group} places`,
  back: 'Back to Places',
  search: 'Search all categories',
  searchHint: 'Bakery, ferry, playground…',
  filters: 'Search the guide',
  categoryCount: (count: number) => (count === 1 ? '1 category' : `${count} categories`),
  foundCount: (found: number, all: number) => `${found} of ${all} categories`,
  include: 'Include',
  exclude: 'Exclude',
  subcategories: 'Subcategories',
  none: 'No Categories Found',
  nothingFound: (text: string) =>
    `The guide has nothing on “${text}”. Try a shorter or a plainer word; a BeeKeeper can help with the rest.`,
  empty: 'There are no categories yet.',
  clear: 'Show everything',
} as const;
