import { mix, type Oklch, toHex } from './colour.ts';

/** The light theme's plate tokens, for clients that have no style sheet. */
export function plateColours(hue: number) {
  const varnish = { l: 0.86, c: 0.085, h: 82 };
  const varnished = (colour: Oklch) => toHex(mix(colour, varnish, 0.88));
  return {
    high: varnished({ l: 0.945, c: 0.05, h: hue }),
    low: varnished({ l: 0.81, c: 0.092, h: hue }),
    frame: toHex({ l: 0.45, c: 0.09, h: hue }),
    edge: toHex({ l: 0.55, c: 0.08, h: hue }),
    ground: toHex({ l: 0.4, c: 0.09, h: hue }),
    ink: toHex({ l: 0.41, c: 0.1, h: hue }),
    fill: toHex({ l: 0.58, c: 0.115, h: hue }),
    deep: toHex({ l: 0.48, c: 0.115, h: hue }),
    wash: toHex({ l: 0.95, c: 0.032, h: hue }),
  };
}
export type PlateColours = ReturnType<typeof plateColours>;

/** Flat, and between the plates of the light and the dark theme, so that a ground shows on both. */
export function groundColours(hue: number, time: 'day' | 'night') {
  return {
    fill: toHex(time === 'day' ? { l: 0.72, c: 0.1, h: hue } : { l: 0.46, c: 0.095, h: hue }),
    light: toHex({ l: 0.84, c: 0.075, h: hue }),
    deep: toHex({ l: 0.59, c: 0.105, h: hue }),
  };
}

export const HOUSE_HUE = 78;

export const GLOW = toHex({ l: 0.985, c: 0.02, h: 88 });
export const PAPER = toHex({ l: 0.985, c: 0.012, h: 85 });
export const RIM = toHex({ l: 0.99, c: 0.012, h: 88 });
export const SHADE = toHex({ l: 0.25, c: 0.04, h: 60 });
export const INK = toHex({ l: 0.25, c: 0.03, h: 60 });
/** Visible on light and on dark plates. */
export const DUSK = toHex({ l: 0.6, c: 0.03, h: 70 });
export const HONEY = toHex({ l: 0.8, c: 0.16, h: 80 });
export const HONEY_HIGH = toHex({ l: 0.9, c: 0.13, h: 90 });
export const HONEY_LOW = toHex({ l: 0.64, c: 0.13, h: 66 });
export const BRICK = toHex({ l: 0.5, c: 0.17, h: 28 });
export const BRICK_HIGH = toHex({ l: 0.6, c: 0.17, h: 30 });
export const BRICK_LOW = toHex({ l: 0.38, c: 0.13, h: 26 });
export const INK_SOFT = toHex({ l: 0.43, c: 0.036, h: 62 });
export const LEDGE_TOP = toHex({ l: 0.84, c: 0.085, h: 78 });
export const LEDGE_FOOT = toHex({ l: 0.6, c: 0.09, h: 62 });
export const LEDGE = toHex({ l: 0.71, c: 0.1, h: 68 });
export const ON_DARK = toHex({ l: 0.98, c: 0.012, h: 85 });

export const BRAND = {
  edge: toHex({ l: 0.3, c: 0.04, h: 60 }),
  ear: toHex({ l: 0.8, c: 0.11, h: 45 }),
};

const ON_PRESTIGE = toHex({ l: 0.99, c: 0.01, h: 80 });

/** The light theme's number chips. */
export const PRESTIGE = {
  sd: chip({ l: 0.27, c: 0.035, h: 62 }, toHex({ l: 0.88, c: 0.145, h: 87 })),
  dd: chip({ l: 0.45, c: 0.155, h: 24 }, ON_PRESTIGE),
  td: chip({ l: 0.43, c: 0.105, h: 248 }, ON_PRESTIGE),
  qd: chip({ l: 0.43, c: 0.09, h: 158 }, ON_PRESTIGE),
  beyond: {
    fill: toHex({ l: 0.975, c: 0.02, h: 85 }),
    ink: toHex({ l: 0.36, c: 0.035, h: 62 }),
    edge: toHex({ l: 0.74, c: 0.05, h: 75 }),
  },
};

function chip(colour: Oklch, ink: string) {
  return { fill: toHex(colour), ink, edge: toHex(colour) };
}
