import { RIM, SHADE } from './palette.ts';
import { place } from './svg.ts';

export interface Subject {
  icon: string;
  accent?: string | null;
}

/**
 * The icon in a square of 32 by 32, with its accent at the lower right. A light rim inside a faint dark one separates
 * brown art from dark plates and white art from light ones.
 */
export function subject({ icon, accent }: Subject): string {
  if (!accent) return rimmed(icon, { width: 1.5, opacity: 0.85 });
  return (
    place(rimmed(icon, { width: 1.5, opacity: 0.85 }), { x: -0.9, y: -1, edge: 28.6 }) +
    place(rimmed(accent, { width: 3.4, opacity: 1 }), { x: 17.2, y: 17.2, edge: 15 })
  );
}

export function silhouette(body: string, colour: string): string {
  const flat = body
    .replace(/(fill|stop-color)="(?!none)[^"]+"/g, `$1="${colour}"`)
    .replace(/stroke="(?!none)[^"]+"/g, `stroke="${colour}"`)
    .replace(/ (?:fill-|stroke-)?opacity="[^"]+"/g, '');
  return flat;
}

/** A stroked copy below gives a round outline; librsvg's dilate filter makes square corners. */
function rimmed(body: string, rim: { width: number; opacity: number }): string {
  const outline = (colour: string, width: number, opacity: number) =>
    `<g opacity="${opacity}"><g stroke="${colour}" stroke-width="${width}" stroke-linejoin="round">${silhouette(body, colour)}</g></g>`;
  return outline(SHADE, rim.width + 0.8, 0.22) + outline(RIM, rim.width, rim.opacity) + body;
}
