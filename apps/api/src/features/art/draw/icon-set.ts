import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { InkBox } from './measure.ts';
import { n } from './svg.ts';

/** Finds an icon's SVG elements, drawn in a square of 32 by 32. */
export type FindIcon = (name: string) => string | undefined;

const require = createRequire(import.meta.url);

/** Takes about ten megabytes of memory, so only the worker loads it. */
export function loadIconSet(): FindIcon {
  const file = require.resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const { icons, aliases, height } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;

  return (name) => {
    const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
    const drawn = alias?.parent ?? name;
    const icon = Object.hasOwn(icons, drawn) ? icons[drawn] : undefined;
    if (!icon) return undefined;
    const fitted = icon.height ? scaled(icon.body, height / icon.height) : icon.body;
    return alias?.hFlip ? mirrored(fitted) : fitted;
  };
}

function mirrored(body: string): string {
  return `<g transform="matrix(-1 0 0 1 32 0)">${body}</g>`;
}

/** Enlarges small icons and lowers flat ones, so that a row of them stands on one line. */
export function fitted(body: string, { left, top, right, bottom }: InkBox): string {
  const [width, height] = [right - left, bottom - top];
  const scale = Math.min(LARGEST_GAIN, FULL_INK / Math.max(width, height));
  const x = 16 - (scale * (left + right)) / 2;
  const centred = 16 + (scale * height) / 2;
  const foot = centred + (GROUND - centred) * GROUNDING;
  return `<g transform="translate(${n(x)} ${n(foot - scale * bottom)}) scale(${n(scale)})">${body}</g>`;
}

const FULL_INK = 29;
const LARGEST_GAIN = 1.22;
const GROUND = 30.5;
const GROUNDING = 0.6;

interface IconSet {
  icons: Record<string, { body: string; height?: number }>;
  aliases: Record<string, { parent: string; hFlip?: boolean }>;
  height: number;
}

function scaled(body: string, factor: number): string {
  return `<g transform="scale(${factor.toFixed(4)})">${body}</g>`;
}
