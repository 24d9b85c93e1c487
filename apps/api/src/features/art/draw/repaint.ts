import { fromHex, type Oklch, toHex, turn } from './colour.ts';
import type { MainColour } from './measure.ts';

/** Gives the main colour of an icon a new hue, and leaves its other colours as they are. */
export function repaint(body: string, main: MainColour, hue: number): string {
  const paint = main.chroma === 0 ? colouring(main, hue) : turning(main, hue);
  return body.replace(/(fill|stroke|stop-color)="(#[0-9a-f]{3,6})"/gi, (_, attribute, hex) => {
    return `${attribute}="${toHex(paint(fromHex(hex)))}"`;
  });
}

/** Colours within this angle of the main hue count as its shades. */
const SAME_PAINT = 55;
/** Browns and pastels get more chroma, because their variants would look alike otherwise. */
const LEAST_CHROMA = 0.12;
/** Nearly black icons are painted lighter, because no hue shows on them otherwise. */
const LEAST_LIGHTNESS = 0.52;

function turning(main: MainColour, hue: number) {
  const by = turn(main.hue, hue);
  const stronger = Math.max(1, LEAST_CHROMA / main.chroma);
  const natural = (naturalLightness(hue) - naturalLightness(main.hue)) * 0.55;
  const lighter = natural + Math.max(0, LEAST_LIGHTNESS - main.lightness - natural);
  return ({ l, c, h }: Oklch): Oklch => {
    if (c < 0.02 || Math.abs(turn(main.hue, h)) > SAME_PAINT) return { l, c, h };
    return { l: Math.min(0.97, Math.max(0.2, l + lighter)), c: c * stronger, h: h + by };
  };
}

/** White and grey parts get the new colour and dark lines stay, except in black icons, which have only dark lines. */
function colouring(main: MainColour, hue: number) {
  const lighter = Math.max(0, LEAST_LIGHTNESS - main.lightness);
  return ({ l, c, h }: Oklch): Oklch => {
    if (c > 0.06 || (l < 0.3 && lighter === 0)) return { l, c, h };
    const lit = l + lighter;
    return { l: 0.3 + (lit - 0.3) * 0.85, c: 0.15 * Math.min(1, (1.12 - lit) * 4), h: hue };
  };
}

/** Yellow is strongest when light and blue when dark, so the lightness depends on the hue. */
function naturalLightness(hue: number): number {
  return 0.68 + 0.16 * Math.cos(((hue - 105) * Math.PI) / 180);
}
