import type { Frame } from '../recipes/recipe.ts';
import {
  BRICK,
  BRICK_HIGH,
  BRICK_LOW,
  HONEY,
  HONEY_HIGH,
  HONEY_LOW,
  INK,
  ON_DARK,
  PAPER,
} from './palette.ts';
import type { Brush } from './plate.ts';
import { hexagon, n, scalloped, scoopedFrame, verticalGradient } from './svg.ts';

type ItemFrame = Extract<Frame, 'plain' | 'gilt' | 'sealed' | 'card' | 'honeycomb'>;

export const itemFrames: Record<ItemFrame, (brush: Brush) => string> = {
  plain: (brush) => hairline(brush, 11),

  gilt: ({ pixel }) => {
    const band = scoopedFrame({ inset: 10, bite: 15 });
    return (
      `<defs>${verticalGradient('gilt', [HONEY_HIGH, HONEY_LOW, HONEY_HIGH, HONEY_LOW])}</defs>` +
      outline(band, { colour: HONEY_LOW, width: Math.max(8.5, pixel * 2.2) }) +
      outline(band, { colour: 'url(#gilt)', width: Math.max(6, pixel * 1.7) }) +
      corners(19)
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="4.2" fill="${HONEY}" stroke="${HONEY_LOW}" stroke-width="1.4"/>`,
        )
        .join('')
    );
  },

  sealed: (brush) => hairline(brush, 8) + hairline(brush, 15) + seal(100, 181),

  card: ({ colours, pixel }) =>
    `<path fill="${PAPER}" fill-rule="evenodd" d="M12 0H188A12 12 0 0 1 200 12V188A12 12 0 0 1 188 200H12A12 12 0 0 1 0 188V12A12 12 0 0 1 12 0ZM21 14A7 7 0 0 0 14 21V179A7 7 0 0 0 21 186H179A7 7 0 0 0 186 179V21A7 7 0 0 0 179 14Z"/>` +
    `<rect x="${n(pixel / 2)}" y="${n(pixel / 2)}" width="${n(200 - pixel)}" height="${n(200 - pixel)}" rx="12" fill="none" stroke="${INK}" stroke-opacity=".35" stroke-width="${n(pixel)}"/>` +
    `<rect x="14" y="14" width="172" height="172" rx="7" fill="none" stroke="${colours.frame}" stroke-width="${n(Math.max(1.6, pixel * 0.8))}"/>` +
    [pip(27, 30), pip(173, 170)].map((shape) => `<path d="${shape}" fill="${colours.deep}"/>`).join(''),

  honeycomb: (brush) => hairline(brush, 11) + comb(false) + comb(true),
};

/** One pixel wide at every size. */
export function hairline({ colours, pixel }: Brush, inset: number, dashes = ''): string {
  const frame = scoopedFrame({ inset, bite: 12.5 });
  return (
    `<path d="${frame}" fill="none" stroke="${colours.frame}" stroke-opacity=".45" stroke-width="${n(pixel)}"` +
    `${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`
  );
}

/** The letters are left out below 200 pixels, where they would be unreadable. */
export function ribbon({ pixel }: Brush): string {
  return (
    '<clipPath id="plate-edge"><rect width="200" height="200" rx="12"/></clipPath><g clip-path="url(#plate-edge)">' +
    `<path d="M112 0L200 88V94L106 0Z" fill="${INK}" opacity=".18"/><path d="M112 0H155L200 45V88Z" fill="${BRICK}"/>` +
    `<path d="M116 0L200 84M151 0L200 49" stroke="${ON_DARK}" stroke-opacity=".5" stroke-width="${n(Math.max(1, pixel * 0.7))}"/>` +
    (pixel <= 1 ? RETIRED : '') +
    '</g>'
  );
}

/** RETIRED as strokes, because the server may have no fonts. Each letter is 5.6 wide and 9 high. */
const RETIRED = (() => {
  const letters = [
    'M0 9V0H3.2A2.4 2.4 0 0 1 3.2 4.8H0M3 4.8L5.4 9',
    'M5 0H0V9H5M0 4.4H4.2',
    'M-.3 0H5.5M2.6 0V9',
    'M0 0V9',
  ];
  const [r, e, t, i] = letters as [string, string, string, string];
  const d = 'M0 0V9H1.8A4.5 4.5 0 0 0 1.8 0Z';
  const word: [string, number][] = [
    [r, 7.8],
    [e, 7.4],
    [t, 7.8],
    [i, 2.6],
    [r, 7.8],
    [e, 7.4],
    [d, 0],
  ];
  let x = 0;
  const strokes = word.map(([path, advance]) => {
    const drawn = `<path transform="translate(${n(x)} 0)" d="${path}"/>`;
    x += advance;
    return drawn;
  });
  const length = x + 5.6;
  return (
    `<g transform="translate(166.7 33.3) rotate(45) translate(${n(-length / 2)} -4.5)" fill="none" stroke="${ON_DARK}" ` +
    `stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`
  );
})();

function outline(path: string, { colour, width }: { colour: string; width: number }): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`;
}

function corners(inset: number): [number, number][] {
  const far = 200 - inset;
  return [
    [inset, inset],
    [far, inset],
    [inset, far],
    [far, far],
  ];
}

function seal(x: number, y: number): string {
  return (
    `<defs>${verticalGradient('wax', [BRICK_HIGH, BRICK_LOW])}</defs>` +
    `<path d="${scalloped({ x, y: y + 1.5, radius: 20, depth: 3, waves: 12 })}" fill="${INK}" opacity=".25"/>` +
    `<path d="${scalloped({ x, y, radius: 19.2, depth: 3, waves: 12 })}" fill="url(#wax)"/>` +
    `<circle cx="${x}" cy="${y}" r="12.6" fill="none" stroke="${BRICK_LOW}" stroke-width="1.4" stroke-opacity=".8"/>` +
    `<path d="${hexagon({ x, y, radius: 7.6 })}" fill="${BRICK_LOW}" fill-opacity=".75"/>`
  );
}

function pip(x: number, y: number): string {
  return hexagon({ x, y, radius: 7 });
}

function comb(isLowerRight: boolean): string {
  const cells = [
    [13, 15],
    [37, 15],
    [25, 36],
    [61, 15],
    [13, 57],
  ];
  const drawn = cells.map(([x = 0, y = 0], index) => {
    const fill = [HONEY, HONEY_HIGH, HONEY_LOW, HONEY, HONEY_HIGH][index];
    return `<path d="${hexagon({ x, y, radius: 12.6 })}" fill="${fill}" stroke="${PAPER}" stroke-width="2.4"/>`;
  });
  const turned = isLowerRight ? ' transform="rotate(180 100 100)"' : '';
  return `<g clip-path="url(#within)"><g${turned}>${drawn.join('')}</g></g>`;
}
