import type { QueryValue } from './query-tree.ts';

/** The value of `near`: a point or the name of a place, and how far around it. */
export type NearValue = { readonly metres: number } & (
  | { readonly point: { readonly lat: number; readonly lng: number } }
  | { readonly place: string }
);

const DEGREES = /^-?\d{1,3}(\.\d{1,20})?$/;
const KILOMETRES = /^(\d{1,5}(?:\.\d{1,3})?)(?:km)?$/i;
const HALF_WAY_ROUND = 20_038;

export function nearValue(value: QueryValue): NearValue | null {
  if (value.is !== 'list') return null;
  const metres = metresOf(value.texts.at(-1) ?? '');
  if (metres === null) return null;
  const [first = '', second = ''] = value.texts;
  if (value.texts.length === 2) return DEGREES.test(first) ? null : { place: first, metres };
  const point = pointOf(first, second);
  return value.texts.length === 3 && point ? { point, metres } : null;
}

/** The value as a lookup's text has it, such as `Liberty,2` or `51.51,-0.14,2`. */
export function nearText(value: QueryValue): string {
  return value.is === 'list' ? value.texts.join(',') : '';
}

export function nearFromText(text: string): NearValue | null {
  const texts = text.split(',');
  const isPoint = texts.length === 3 && DEGREES.test(texts[0] ?? '');
  const place = texts.slice(0, -1).join(',');
  return nearValue({ is: 'list', texts: isPoint ? texts : [place, texts.at(-1) ?? ''] });
}

function metresOf(text: string): number | null {
  const [, digits] = KILOMETRES.exec(text) ?? [];
  const kilometres = Number(digits);
  return digits !== undefined && kilometres > 0 && kilometres <= HALF_WAY_ROUND
    ? Math.round(kilometres * 1_000)
    : null;
}

function pointOf(lat: string, lng: string): { lat: number; lng: number } | null {
  if (!DEGREES.test(lat) || !DEGREES.test(lng)) return null;
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}
