import type { Ground, GroundPattern, GroundShape } from '@wallabee/game/drawings/drawing';
import { groundColours, RIM } from './palette.ts';
import { hexagon, n, scalloped, star } from './svg.ts';

/** What is behind an item's icon, on a canvas of 200 by 200, with the rim of the icons. */
export function ground({ shape, pattern }: Ground, hue: number): string {
  const colours = groundColours(hue, pattern === 'stars' ? 'night' : 'day');
  const outline = SHAPES[shape];
  const marks = PATTERNS[pattern];
  return (
    `<path d="${outline}" fill="${colours.fill}" stroke="${RIM}" stroke-width="6" stroke-linejoin="round"/>` +
    (marks ? within(shape, marks(colours)) : '')
  );
}

/** Several drawings can be in one document, where equal ids have to mean the same. */
function within(shape: GroundShape, drawn: string): string {
  const id = `ground-${shape}`;
  return `<clipPath id="${id}"><path d="${SHAPES[shape]}"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`;
}

type GroundColours = ReturnType<typeof groundColours>;

const SHAPES: Record<GroundShape, string> = {
  disc: 'M100 8A92 92 0 1 1 100 192A92 92 0 1 1 100 8Z',
  hexagon: hexagon({ x: 100, y: 100, radius: 92 }),
  scallop: scalloped({ x: 100, y: 100, radius: 92, depth: 13, waves: 8 }),
  arch: 'M22 180V92A78 82 0 0 1 178 92V180A10 10 0 0 1 168 190H32A10 10 0 0 1 22 180Z',
  cloud: 'M46 180A42 42 0 0 1 30 102A48 48 0 0 1 74 50A46 46 0 0 1 156 76A56 56 0 0 1 150 180Z',
  diamond:
    'M108 10L190 92A11 11 0 0 1 190 108L108 190A11 11 0 0 1 92 190L10 108A11 11 0 0 1 10 92L92 10A11 11 0 0 1 108 10Z',
  hill: 'M8 188V142C30 100 58 84 84 102C104 62 150 56 192 124V188Z',
};

/** Few and large marks, because the smallest pictures have 25 pixels. */
const PATTERNS: Record<GroundPattern, ((colours: GroundColours) => string) | null> = {
  plain: null,
  rays: filled(
    Array.from({ length: 10 }, (_, ray) => {
      const [from, to] = [ray * 36, ray * 36 + 18].map((degrees) => (degrees * Math.PI) / 180) as [
        number,
        number,
      ];
      return `M100 104L${n(100 + 150 * Math.cos(from))} ${n(104 + 150 * Math.sin(from))}L${n(100 + 150 * Math.cos(to))} ${n(104 + 150 * Math.sin(to))}Z`;
    }).join(''),
  ),
  dots: lined(
    Array.from(
      { length: 25 },
      (_, dot) => `M${(dot % 5) * 40 + (Math.floor(dot / 5) % 2) * 20} ${Math.floor(dot / 5) * 36 + 24}h0`,
    ).join(''),
    18,
  ),
  stripes: lined('M-60 110L110 -60M-20 150L150 -20M20 190L190 20M60 230L230 60M100 270L270 100', 15),
  rings: lined('M100 26A74 74 0 1 1 99 26ZM100 52A48 48 0 1 1 99 52Z', 10),
  checks: filled(
    Array.from(
      { length: 12 },
      (_, check) =>
        `M${(check % 3) * 80 + (Math.floor(check / 3) % 2) * 40 - 20} ${Math.floor(check / 3) * 40 + 20}h40v40h-40Z`,
    ).join(''),
  ),
  comb: lined(
    [
      [100, 100],
      [100, 35],
      [156, 67.5],
      [156, 132.5],
      [100, 165],
      [44, 132.5],
      [44, 67.5],
    ]
      .map(([x = 0, y = 0]) => hexagon({ x, y, radius: 37.5 }))
      .join(''),
    6,
  ),
  waves: layered('M0 112q25-24 50 0t50 0t50 0t50 0V200H0Z', 'M0 152q25-24 50 0t50 0t50 0t50 0V200H0Z'),
  hills: layered('M0 112Q50 52 110 110T200 88V200H0Z', 'M0 164Q70 108 130 148T200 138V200H0Z'),
  stars: filled(
    [
      [50, 46, 21],
      [152, 62, 17],
      [30, 118, 15],
      [170, 138, 19],
      [104, 24, 12],
    ]
      .map(([x = 0, y = 0, radius = 0]) => star({ x, y, radius, points: 4, inner: 0.36 }))
      .join(''),
  ),
  rain: lined(
    'M46 36l-8 22M90 18l-8 22M134 34l-8 22M174 60l-8 22M32 98l-8 22M180 118l-8 22M54 152l-8 22M150 156l-8 22',
    9,
  ),
};

function filled(path: string) {
  return ({ light }: GroundColours) => `<path d="${path}" fill="${light}"/>`;
}

function lined(path: string, width: number) {
  return ({ light }: GroundColours) =>
    `<path d="${path}" fill="none" stroke="${light}" stroke-width="${width}" stroke-linecap="round"/>`;
}

function layered(back: string, front: string) {
  return ({ light, deep }: GroundColours) =>
    `<path d="${back}" fill="${light}"/><path d="${front}" fill="${deep}"/>`;
}
