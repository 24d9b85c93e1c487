import { GLOW, type PlateColours } from './palette.ts';
import { n, poolGradient, verticalGradient } from './svg.ts';

/** `pixel` is the number of canvas units that one pixel of the result takes. */
export interface Brush {
  colours: PlateColours;
  pixel: number;
}

export function plate({ colours, pixel }: Brush, { radius = 12 }: { radius?: number } = {}): string {
  const edge = pixel / 2;
  return (
    `<defs>${verticalGradient('plate', [colours.high, colours.low])}${poolGradient('pool', GLOW, 0.85)}</defs>` +
    `<rect width="200" height="200" rx="${radius}" fill="url(#plate)"/>` +
    '<clipPath id="within">' +
    `<rect width="200" height="200" rx="${radius}"/></clipPath>` +
    '<ellipse clip-path="url(#within)" cx="100" cy="84" rx="124" ry="104" fill="url(#pool)"/>' +
    `<rect x="${n(edge)}" y="${n(edge)}" width="${n(200 - pixel)}" height="${n(200 - pixel)}" rx="${n(radius - edge)}" ` +
    `fill="none" stroke="${colours.edge}" stroke-opacity=".5" stroke-width="${n(pixel)}"/>` +
    groundShadow({ colours })
  );
}

export function groundShadow({
  colours,
  y = 161,
  width = 50,
}: {
  colours: PlateColours;
  y?: number;
  width?: number;
}) {
  return (
    `<defs>${poolGradient('ground', colours.ground, 0.42)}</defs>` +
    `<ellipse cx="100" cy="${y}" rx="${width}" ry="${n(width * 0.18)}" fill="url(#ground)"/>`
  );
}

export function roundPlate({ colours, pixel }: Brush): string {
  return (
    `<defs>${verticalGradient('plate', [colours.high, colours.low])}${poolGradient('pool', GLOW, 0.85)}</defs>` +
    '<circle cx="100" cy="100" r="98" fill="url(#plate)"/><circle cx="100" cy="92" r="88" fill="url(#pool)"/>' +
    `<circle cx="100" cy="100" r="${n(98 - pixel / 2)}" fill="none" stroke="${colours.edge}" stroke-opacity=".5" stroke-width="${n(pixel)}"/>` +
    `<circle cx="100" cy="100" r="87" fill="none" stroke="${colours.frame}" stroke-opacity=".4" stroke-width="${n(pixel)}"/>` +
    groundShadow({ colours })
  );
}
