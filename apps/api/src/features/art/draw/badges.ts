import type { CombRecipe, FaceRecipe, MedalRecipe, PinRecipe } from '../recipes/recipe.ts';
import {
  GLOW,
  HONEY,
  HONEY_HIGH,
  HONEY_LOW,
  INK,
  LEDGE,
  ON_DARK,
  PAPER,
  plateColours,
  RIM,
  SHADE,
} from './palette.ts';
import { type Brush, groundShadow } from './plate.ts';
import { silhouette, subject } from './subject.ts';
import { hexagon, n, place, poolGradient, scalloped, verticalGradient } from './svg.ts';

export function faceBadge(
  recipe: FaceRecipe,
  icons: { icon: string; accent: string },
  { colours, pixel }: Brush,
): string {
  const isDeparted = recipe.rank === 'departed';
  const face = isDeparted ? `<g opacity=".5">${silhouette(icons.icon, GREY.deep)}</g>` : subject(icons);
  const tones = isDeparted ? GREY : colours;
  return (
    `<defs>${verticalGradient('edge', edgeOf(recipe.rank))}${verticalGradient('plate', [tones.high, tones.low])}` +
    `${poolGradient('pool', GLOW, 0.9)}</defs>` +
    rounded(hexagon({ x: 100, y: 100, radius: 92 }), { fill: 'url(#edge)', corner: 14 }) +
    rounded(hexagon({ x: 100, y: 100, radius: 78 }), { fill: 'url(#plate)', corner: 11 }) +
    `<circle cx="100" cy="100" r="66" fill="url(#pool)"/>` +
    `<circle cx="100" cy="100" r="62" fill="none" stroke="${tones.frame}" stroke-opacity=".35" stroke-width="${n(pixel)}"/>` +
    place(face, { x: 49, y: 48, edge: 102 })
  );
}

export function medal({ isAwarded }: MedalRecipe, icon: string, colours: Brush['colours']): string {
  const ribbon = isAwarded ? [colours.fill, colours.deep] : [GREY.low, GREY.edge];
  const rim = isAwarded ? [HONEY_HIGH, HONEY_LOW] : [GREY.high, GREY.low];
  const face = isAwarded ? [colours.high, colours.low] : [GREY.wash, GREY.high];
  const [x, y] = [100, 118];
  return (
    `<defs>${verticalGradient('rim', rim)}${verticalGradient('face', face)}${poolGradient('pool', GLOW, isAwarded ? 0.9 : 0.4)}</defs>` +
    `<path d="M52 4H96L126 70L84 82Z" fill="${ribbon[0]}"/><path d="M148 4H104L74 70L116 82Z" fill="${ribbon[1]}"/>` +
    `<path d="M63 4H72L104 74L96 78Z" fill="${RIM}" opacity=".55"/><path d="M137 4H128L96 74L104 78Z" fill="${RIM}" opacity=".4"/>` +
    `<path d="${scalloped({ x, y: y + 1, radius: 75, depth: 4, waves: 18 })}" fill="${SHADE}" opacity=".25"/>` +
    `<path d="${scalloped({ x, y, radius: 73, depth: 4, waves: 18 })}" fill="url(#rim)"/>` +
    `<circle cx="${x}" cy="${y}" r="61" fill="${isAwarded ? HONEY_LOW : GREY.edge}"/>` +
    `<circle cx="${x}" cy="${y}" r="58" fill="url(#face)"/><circle cx="${x}" cy="${y}" r="56" fill="url(#pool)"/>` +
    place(isAwarded ? subject({ icon }) : `<g opacity=".55">${silhouette(icon, GREY.deep)}</g>`, {
      x: x - 42,
      y: y - 42,
      edge: 84,
    })
  );
}

export function pin(icon: string, colours: Brush['colours']): string {
  const drop =
    'M100 196C96 196 92 193 89 188C66 150 30 128 30 78A70 70 0 0 1 170 78C170 128 134 150 111 188C108 193 104 196 100 196Z';
  return (
    `<defs>${verticalGradient('pin', [colours.fill, colours.deep])}</defs>` +
    `<path d="${drop}" fill="${SHADE}" stroke="${SHADE}" stroke-width="9" opacity=".14"/><path d="${drop}" fill="${RIM}" stroke="${RIM}" stroke-width="6"/>` +
    `<path d="${drop}" fill="url(#pin)"/><circle cx="100" cy="78" r="56" fill="${PAPER}"/>` +
    place(icon, { x: 59, y: 37, edge: 82 })
  );
}

/** The seed determines the streets. */
export function mapPin({ seed }: PinRecipe, icon: string, { colours, pixel }: Brush): string {
  const at = (salt: number, least: number, most: number) =>
    least + (noise(seed * 31 + salt) % (most - least));
  const bend = at(1, -30, 30);
  const river = `M-10 ${at(2, 20, 90)}C60 ${at(3, 30, 130)} 130 ${at(4, 60, 170)} 210 ${at(5, 110, 190)}`;
  const streets = [
    `M${at(6, 20, 90)} -10L${at(7, 40, 120) + bend} 210`,
    `M${at(8, 120, 190)} -10L${at(9, 110, 180) - bend} 210`,
    `M-10 ${at(10, 110, 180)}L210 ${at(11, 60, 150)}`,
    `M-10 ${at(12, 20, 90)}L210 ${at(13, 10, 70)}`,
  ];
  return (
    `<defs>${verticalGradient('plate', [colours.wash, colours.high])}<clipPath id="within"><rect width="200" height="200" rx="12"/></clipPath></defs>` +
    '<rect width="200" height="200" rx="12" fill="url(#plate)"/><g clip-path="url(#within)" fill="none">' +
    `<path d="${river}" stroke="${WATER}" stroke-width="17"/>` +
    `<circle cx="${at(14, 20, 180)}" cy="${at(15, 20, 180)}" r="${at(16, 22, 38)}" fill="${GRASS}"/>` +
    streets
      .map(
        (street) =>
          `<path d="${street}" stroke="${colours.low}" stroke-width="9"/><path d="${street}" stroke="${ON_DARK}" stroke-width="6"/>`,
      )
      .join('') +
    `</g><rect x="${n(pixel / 2)}" y="${n(pixel / 2)}" width="${n(200 - pixel)}" height="${n(200 - pixel)}" rx="12" fill="none" stroke="${colours.edge}" stroke-opacity=".6" stroke-width="${n(pixel)}"/>` +
    groundShadow({ colours, y: 178, width: 34 }) +
    `<g transform="translate(24 16) scale(.76 .83)">${''}</g><g transform="translate(21 14) scale(.82)">${pin(icon, colours)}</g>`
  );
}

export function comb({ cells }: CombRecipe, icons: string[]): string {
  const [large, small] = cells;
  const [first = '', second] = icons;
  if (!large) return '';
  const cell = (id: string, hue: number, at: { x: number; y: number; radius: number }) => {
    const { high, low } = plateColours(hue);
    return (
      `<defs>${verticalGradient(id, [high, low])}</defs>` +
      rounded(hexagon(at), { fill: LEDGE, corner: at.radius * 0.14 }) +
      rounded(hexagon({ ...at, radius: at.radius * 0.87 }), { fill: `url(#${id})`, corner: at.radius * 0.11 })
    );
  };
  return (
    cell('large', large.hue, { x: 92, y: 96, radius: 90 }) +
    place(subject({ icon: first }), { x: 40, y: 42, edge: 104 }) +
    (small && second
      ? rounded(hexagon({ x: 152, y: 148, radius: 47 }), { fill: RIM, corner: 7 }) +
        cell('small', small.hue, { x: 152, y: 148, radius: 42 }) +
        place(subject({ icon: second }), { x: 126, y: 122, edge: 52 })
      : '')
  );
}

const WATER = '#b9dcea';
const GRASS = '#cfe3b4';

const GREY = {
  high: '#e9e5de',
  low: '#c9c3b8',
  wash: '#f3f0ea',
  edge: '#a8a196',
  frame: '#857d70',
  deep: '#6d665b',
};

function edgeOf(rank: FaceRecipe['rank']): [string, string] {
  if (rank === 'staff') return ['#5a4636', INK];
  if (rank === 'beekeeper') return [HONEY_HIGH, HONEY];
  if (rank === 'memorial') return ['#e8e4ee', '#a49ab5'];
  if (rank === 'departed') return [GREY.low, GREY.edge];
  return ['#e6c79a', LEDGE];
}

function rounded(path: string, { fill, corner }: { fill: string; corner: number }): string {
  return `<path d="${path}" fill="${fill}" stroke="${fill}" stroke-width="${n(corner)}" stroke-linejoin="round"/>`;
}

/** Mixes the bits of an integer, so that neighbouring values give different results. */
function noise(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
