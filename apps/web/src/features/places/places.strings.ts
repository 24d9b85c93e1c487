export const placeStrings = {
  pageTitle: (name: string) => `${name} · WallaBee`,
  description: (name: string, category: string, city: string, items: string, visitors: string) =>
    `${name}, ${category} in ${city}: ${items} to pick up, ${visitors} so far.`,
  itemCount: (count: number, formatted: string) => (count === 1 ? '1 item' : `${formatted} items`),
  visitorCount: (count: number, formatted: string) => (count === 1 ? '1 visitor' : `${formatted} visitors`),
  backToGuide: 'Back to the Places Guide',
  lead: (category: string, city: string) => `${category} in ${city}`,
  items: 'Items',
  visitors: 'Visitors',
  category: 'Category',
  outOf: (count: string, most: string) => `${count} / ${most}`,
  map: (name: string) => `Map of ${name}`,
  coordinates: 'Coordinates',
  degrees: (lat: number, lng: number) =>
    `${inDegrees(lat)}° ${lat < 0 ? 'S' : 'N'}, ${inDegrees(lng)}° ${lng < 0 ? 'W' : 'E'}`,
  openMap: 'Open in OpenStreetMap',
  lockedBy: 'Locked by',
  places: 'Places',
  guide: 'Places Guide',
  whatBelongs: 'What belongs here',
  categoryLead: 'Real places of this kind, and what lies there now.',
  categoryTitle: (name: string) => `Places: ${name} · WallaBee`,
  categoryDescription: (name: string, count: number, formatted: string) =>
    `${name}: ${count === 1 ? '1 place' : `${formatted} places`} on the map, and what lies there now.`,
  mapOfCategory: (name: string) => `Map of places: ${name}`,
  pinsAreNumbered: 'The numbers on the map are those of the list.',
  cityAndItems: (city: string, count: string, most: string) => `${city} · ${count} / ${most} items`,
  itemsAt: (place: string) => `Items at ${place}`,
  numbered: (name: string, number: string) => `${name} #${number}`,
  more: (count: string) => `+${count}`,
  moreAt: (place: string, count: number) => `${count} more at ${place}`,
  noPlaces: 'No Places Yet',
  noPlacesText: 'Nobody has suggested a place of this category so far.',
  openGuide: 'Open the Places Guide',
  noMorePlaces: 'No More Places',
  noMorePlacesText: 'The list ends before this page.',
  firstPlaces: 'Back to the first page',
  noItems: 'Nothing Lies Here',
  noItemsText: 'Whatever players drop at this place can be picked up by the next one who comes along.',
  noVisitors: 'Nobody Has Been Here Yet',
  noVisitorsText: 'Whoever forages, drops or picks something up here becomes a visitor.',
  showOthers: (count: string) => `Show the other ${count}`,
  moreVisitors: (count: string) => `and ${count} who came earlier`,
} as const;

function inDegrees(value: number): string {
  return Math.abs(value).toFixed(5);
}
