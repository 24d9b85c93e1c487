import type { PlateRecipe } from '../recipes/recipe.ts';
import { hairline, itemFrames, ribbon } from './frames.ts';
import { INK, PAPER } from './palette.ts';
import { type Brush, plate, roundPlate } from './plate.ts';
import { silhouette } from './subject.ts';
import { type Box, n, place, verticalGradient } from './svg.ts';

export function framed({ frame, isRetired, ground }: PlateRecipe, drawn: string, brush: Brush): string {
  const box = ground === null ? artBox(brush) : LARGE_BOX;
  const art = place(isRetired ? faded(drawn) : drawn, box);
  switch (frame) {
    case 'stack':
    case 'pair':
      return stacked(plate(brush) + itemFrames.plain(brush) + art, frame === 'stack' ? 2 : 1, brush);
    case 'awning':
      return plate(brush) + place(drawn, { x: 44, y: 52, edge: 112 }) + awning(brush);
    case 'round':
      return roundPlate(brush) + art;
    default:
      return plate(brush) + itemFrames[frame](brush) + art + (isRetired ? ribbon(brush) : '');
  }
}

export function unknownPlate(body: string, brush: Brush): string {
  const { colours, pixel } = brush;
  const dash = Math.max(5, pixel * 3);
  return (
    `<defs>${verticalGradient('plate', [colours.wash, PAPER])}</defs>` +
    `<rect x="${n(pixel / 2)}" y="${n(pixel / 2)}" width="${n(200 - pixel)}" height="${n(200 - pixel)}" rx="12" fill="url(#plate)" ` +
    `stroke="${colours.frame}" stroke-opacity=".4" stroke-width="${n(pixel)}"/>` +
    hairline(brush, 11, `${n(dash)} ${n(dash * 0.7)}`) +
    place(`<g opacity=".26">${silhouette(body, colours.ink)}</g>`, artBox(brush))
  );
}

function faded(drawn: string): string {
  return (
    '<filter id="faded" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">' +
    `<feColorMatrix type="saturate" values=".5"/></filter><g filter="url(#faded)" opacity=".88">${drawn}</g>`
  );
}

/** The middle six tenths of a plate, and more of it in a thumbnail. */
function artBox({ pixel }: Brush): Box {
  return pixel >= 4 ? LARGE_BOX : { x: 40, y: 38, edge: 120 };
}

const LARGE_BOX: Box = { x: 32, y: 30, edge: 136 };

/** The edges of further plates show that a set has several items. */
function stacked(front: string, behind: 1 | 2, { colours, pixel }: Brush): string {
  const scale = behind === 2 ? 0.91 : 0.95;
  const drop = 200 * (1 - scale);
  const card = (level: number) => {
    const inset = drop / 2 + level * 9;
    const top = drop - level * (drop / behind) + pixel / 2;
    return (
      `<rect x="${n(inset)}" y="${n(top)}" width="${n(200 - inset * 2)}" height="60" rx="10" fill="${level === 1 ? colours.low : colours.high}" ` +
      `stroke="${colours.edge}" stroke-opacity=".6" stroke-width="${n(pixel)}"/>`
    );
  };
  const cards = behind === 2 ? card(2) + card(1) : card(1);
  return `${cards}<g transform="translate(${n(drop / 2)} ${n(drop)}) scale(${scale})">${front}</g>`;
}

function awning({ colours, pixel }: Brush): string {
  const stripes = [0, 1, 2, 3, 4, 5, 6, 7].map((stripe) => {
    const x = stripe * 25;
    const fill = stripe % 2 === 0 ? colours.fill : PAPER;
    return `<path d="M${x} 0H${x + 25}V32A12.5 12.5 0 0 1 ${x} 32Z" fill="${fill}"/>`;
  });
  const hem = [0, 1, 2, 3, 4, 5, 6, 7].map((stripe) => `A12.5 12.5 0 0 1 ${175 - stripe * 25} 36`).join('');
  return (
    `<g clip-path="url(#within)"><path d="M0 0H200V36${hem}Z" fill="${INK}" opacity=".16"/>${stripes.join('')}` +
    `<rect width="200" height="5" fill="${colours.deep}"/></g>` +
    `<rect x="${n(pixel / 2)}" y="${n(pixel / 2)}" width="${n(200 - pixel)}" height="${n(200 - pixel)}" rx="12" fill="none" stroke="${colours.edge}" stroke-opacity=".6" stroke-width="${n(pixel)}"/>`
  );
}
