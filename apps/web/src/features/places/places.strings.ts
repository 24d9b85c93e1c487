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
  mapHelp: 'Arrow keys move the map, plus and minus zoom.',
  coordinates: 'Coordinates',
  degrees: (lat: number, lng: number) =>
    `${inDegrees(lat)}° ${lat < 0 ? 'S' : 'N'}, ${inDegrees(lng)}° ${lng < 0 ? 'W' : 'E'}`,
  openMap: 'Open in OpenStreetMap',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  lockedBy: (username: string) => `Locked by ${username}`,
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
