import {
  BRAND,
  HONEY,
  INK,
  INK_SOFT,
  LEDGE,
  LEDGE_FOOT,
  LEDGE_TOP,
  PAPER,
  plateColours,
} from '../palette.ts';
import { n } from '../svg.ts';
import type { Typesetter } from '../text/typesetter.ts';

/** Where plates stand. */
export const LEDGE_Y = 520;
export const MARGIN = 64;

/** A flat wall leaves the colours of the palette to the art. It is in the hue of the subject, with a ledge and the name of the site below it. */
export function wall(hue: number, kind: string, typesetter: Typesetter): string {
  return (
    `<rect width="1200" height="630" fill="${PAPER}"/><rect width="1200" height="${LEDGE_Y}" fill="${plateColours(hue).wash}"/>` +
    ledge() +
    brandLine(typesetter) +
    kindLine(kind, typesetter)
  );
}

export function ledge(y = LEDGE_Y): string {
  return (
    `<rect y="${y}" width="1200" height="7" fill="${LEDGE_TOP}"/><rect y="${y + 7}" width="1200" height="11" fill="${LEDGE}"/>` +
    `<rect y="${y + 18}" width="1200" height="2" fill="${LEDGE_FOOT}"/><rect y="${y + 20}" width="1200" height="8" fill="${INK}" opacity=".06"/>`
  );
}

function brandLine(typesetter: Typesetter): string {
  const name = typesetter.line('WallaBee', { style: 'display', size: 34, colour: INK });
  return `${brandMark(MARGIN - 6, 558, 52)}<g transform="translate(${MARGIN + 58} 597)">${name.svg}</g>`;
}

function kindLine(kind: string, typesetter: Typesetter): string {
  const { width, svg } = typesetter.line(kind, { style: 'text', size: 26, colour: INK_SOFT });
  return `<g transform="translate(${n(1200 - MARGIN - width)} 595)">${svg}</g>`;
}

export function brandMark(x: number, y: number, edge: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${n(edge / 44)})">` +
    `<path fill="${BRAND.edge}" d="M14 19C7 12 8 4 10 2c4 1 9 8 9 15Zm16 0c7-7 6-15 4-17-4 1-9 8-9 15Z"/>` +
    `<path fill="${BRAND.ear}" d="M13.5 15.5C10.5 12 10.5 8 11 6c2 1.5 4 5 4.5 8.5ZM30.5 15.5c3-3.5 3-7.5 2.5-9.5-2 1.5-4 5-4.5 8.5Z"/>` +
    `<path fill="${HONEY}" stroke="${BRAND.edge}" stroke-width="2.5" stroke-linejoin="round" d="M22 13 34.5 20v14L22 41.5 9.5 34V20Z"/>` +
    `<path fill="${BRAND.edge}" d="M10.8 32.8h22.4L22 39.7Z"/>` +
    `<path fill="${INK}" d="M19.4 23.5a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 0 1 3.8 0Zm9 0a1.9 1.9 0 1 1-3.8 0 1.9 1.9 0 0 1 3.8 0ZM19.5 27.2h5L22 30.4Z"/></g>`
  );
}
