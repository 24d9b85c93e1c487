/** OKLCH colours, as in the design tokens. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Reduces chroma that sRGB cannot show, and preserves lightness and hue. */
export function toHex(colour: Oklch): string {
  return `#${toRgb(intoGamut(colour)).map(toByte).join('')}`;
}

export function fromHex(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return fromLab([
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]);
}

/** CSS's `color-mix(in oklab, one share, other)`. */
export function mix(one: Oklch, other: Oklch, share: number): Oklch {
  const [a, b] = [toLab(one), toLab(other)];
  return fromLab(a.map((value, index) => value * share + (b[index] ?? 0) * (1 - share)) as Triple);
}

/** The signed difference of two hues, the short way round. */
export function turn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

type Triple = [number, number, number];

function toLab({ l, c, h }: Oklch): Triple {
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

function fromLab([l, a, b]: Triple): Oklch {
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function toRgb(colour: Oklch): Triple {
  const [lightness, a, b] = toLab(colour);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function intoGamut(colour: Oklch): Oklch {
  if (isShowable(colour)) return colour;
  let [shown, lost] = [0, colour.c];
  for (let step = 0; step < 12; step += 1) {
    const tried = (shown + lost) / 2;
    if (isShowable({ ...colour, c: tried })) shown = tried;
    else lost = tried;
  }
  return { ...colour, c: shown };
}

function isShowable(colour: Oklch): boolean {
  return toRgb(colour).every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

function toByte(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function channels(hex: string): number[] {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16) / 255);
}
