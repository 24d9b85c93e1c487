import type { Plan, PlanStep } from '@wallabee/contract/plan/plan';

type Place = NonNullable<PlanStep['way']['place']>;

/** GPX 1.1: the places of the walk as waypoints, and the closed walk as a route. */
export function planToGpx({ title, start, steps, at }: Plan): string {
  const places = placesInOrder(steps);
  const ends = start ? [point('rtept', start, { name: start.name ?? 'Start' })] : [];
  const stops = places.map(({ place }) => point('rtept', place, { name: place.name }));
  const route =
    places.length > 0 ? [`  <rte>`, element('name', title, 4), ...ends, ...stops, ...ends, '  </rte>'] : [];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="WallaBee" xmlns="http://www.topografix.com/GPX/1/1">',
    '  <metadata>',
    element('name', title, 4),
    element('time', at, 4),
    '  </metadata>',
    ...places.map(({ place, words }) => point('wpt', place, { name: place.name, desc: words.join(' ') })),
    ...route,
    '</gpx>',
    '',
  ].join('\n');
}

function placesInOrder(steps: readonly PlanStep[]): { place: Place; words: string[] }[] {
  const places = new Map<number, { place: Place; words: string[] }>();
  for (const { phase, way, item, words } of steps) {
    if (phase !== 'walk' || !way.place) continue;
    const known = places.get(way.place.id) ?? { place: way.place, words: [] };
    known.words.push(`${item.name}: ${words}`);
    places.set(way.place.id, known);
  }
  return [...places.values()];
}

function point(
  tag: 'wpt' | 'rtept',
  { lat, lng }: { lat: number; lng: number },
  texts: { name: string; desc?: string },
): string {
  const margin = tag === 'wpt' ? 2 : 4;
  const indent = ' '.repeat(margin);
  const inside = Object.entries(texts).map(([name, text]) => element(name, text, margin + 2));
  return [
    `${indent}<${tag} lat="${degrees(lat)}" lon="${degrees(lng)}">`,
    ...inside,
    `${indent}</${tag}>`,
  ].join('\n');
}

/** Never as 1e-7, which is no decimal of XML Schema 1.0. */
function degrees(value: number): string {
  return value.toFixed(7);
}

function element(name: string, text: string, margin: number): string {
  return `${' '.repeat(margin)}<${name}>${escaped(text)}</${name}>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return [...text]
    .filter(isAllowed)
    .map((character) => ENTITIES[character] ?? character)
    .join('');
}

/** XML 1.0 has no control characters but tab and line ends, and no half of a pair. */
function isAllowed(character: string): boolean {
  const code = character.codePointAt(0) as number;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
}
