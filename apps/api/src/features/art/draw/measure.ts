import { fromHex } from './colour.ts';

export interface Measures {
  ink: InkBox;
  main: MainColour;
}

export interface InkBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** `chroma` is zero for grey, white and black icons. */
export interface MainColour {
  hue: number;
  chroma: number;
  lightness: number;
}

export function measure(pixels: Uint8Array): Measures {
  return { ink: inkBox(pixels), main: mainColour(pixels) };
}

function inkBox(pixels: Uint8Array): InkBox {
  const edge = Math.sqrt(pixels.length / 4);
  const box = { left: edge, top: edge, right: 0, bottom: 0 };
  for (let at = 0; at < edge * edge; at += 1) {
    if ((pixels[at * 4 + 3] ?? 0) < 64) continue;
    const [x, y] = [at % edge, Math.floor(at / edge)];
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + 1);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  if (box.right === 0) return { left: 0, top: 0, right: 32, bottom: 32 };
  const unit = 32 / edge;
  return { left: box.left * unit, top: box.top * unit, right: box.right * unit, bottom: box.bottom * unit };
}

const HUE_BINS = 12;
const GREY_CHROMA = 0.035;
/** Pixels are weighted by chroma; grey ones have this weight, so that white petals outweigh their leaves. */
const GREY_WEIGHT = 0.065;

interface Tally {
  weight: number;
  pixels: number;
  chroma: number;
  lightness: number;
  x: number;
  y: number;
}

function mainColour(pixels: Uint8Array): MainColour {
  const grey = newTally();
  const hues = Array.from({ length: HUE_BINS }, newTally);
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue;
    const { l, c, h } = fromHex(hexAt(pixels, at));
    const isGrey = c < GREY_CHROMA;
    const tally = (isGrey ? grey : hues[Math.floor(h / (360 / HUE_BINS)) % HUE_BINS]) ?? grey;
    tally.weight += isGrey ? GREY_WEIGHT : c;
    tally.pixels += 1;
    tally.chroma += c;
    tally.lightness += l;
    tally.x += c * Math.cos((h * Math.PI) / 180);
    tally.y += c * Math.sin((h * Math.PI) / 180);
  }
  const most = hues.reduce((best, tally) => (tally.weight > best.weight ? tally : best), grey);
  const lightness = most.pixels === 0 ? 1 : most.lightness / most.pixels;
  if (most === grey) return { hue: 0, chroma: 0, lightness };
  const hue = ((Math.atan2(most.y, most.x) * 180) / Math.PI + 360) % 360;
  return { hue, chroma: most.chroma / most.pixels, lightness };
}

function newTally(): Tally {
  return { weight: 0, pixels: 0, chroma: 0, lightness: 0, x: 0, y: 0 };
}

function hexAt(pixels: Uint8Array, at: number): string {
  return `#${[0, 1, 2].map((channel) => (pixels[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;
}
