import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { PreviewFact } from '../../recipes/recipe.ts';
import { INK, INK_SOFT, PRESTIGE } from '../palette.ts';
import { n } from '../svg.ts';
import type { BlockLook, SetLine, Typesetter } from '../text/typesetter.ts';

interface Stacked {
  svg: string;
  height: number;
}

/** The lines of a block; `x` and `y` are its upper left corner. */
export function stack(
  lines: readonly SetLine[],
  at: { x: number; y: number; size: number; leading: number },
): Stacked {
  const { x, y, size, leading } = at;
  const svg = lines.map(
    (line, index) =>
      `<g transform="translate(${n(x)} ${n(y + size * 0.82 + index * leading)})">${line.svg}</g>`,
  );
  return { svg: svg.join(''), height: lines.length * leading };
}

/** The largest of the sizes that fits, or the smallest with an ellipsis. */
export function fitted(
  typesetter: Typesetter,
  text: string,
  look: Omit<BlockLook, 'size'>,
  sizes: readonly number[],
): { lines: SetLine[]; size: number } {
  const smallest = sizes.at(-1) ?? 40;
  for (const size of sizes) {
    const lines = typesetter.block(text, { ...look, size, mostLines: look.mostLines + 1 });
    if (lines.length <= look.mostLines && !breaksWords(typesetter, text, { ...look, size }))
      return { lines, size };
  }
  return { lines: typesetter.block(text, { ...look, size: smallest }), size: smallest };
}

function breaksWords(typesetter: Typesetter, text: string, look: BlockLook): boolean {
  return text.split(/\s+/).some((word) => typesetter.line(word, look).width > look.width);
}

export function numberChip(number: number, typesetter: Typesetter, at: { x: number; y: number }): string {
  const prestige = prestigeOf(number);
  const { fill, ink, edge } = PRESTIGE[prestige];
  const written = typesetter.line(`#${formatNumber(number)}`, {
    style: 'strong',
    size: 46,
    colour: ink,
  });
  const letters = prestige === 'beyond' ? undefined : prestige.toUpperCase();
  const mark = letters && typesetter.line(letters, { style: 'strong', size: 28, colour: ink });
  const width = 48 + written.width + (mark ? 37 + mark.width : 0);
  const left = at.x - width / 2;
  return (
    `<rect x="${n(left)}" y="${n(at.y + 3)}" width="${n(width)}" height="72" rx="14" fill="${INK}" opacity=".16"/>` +
    `<rect x="${n(left)}" y="${n(at.y)}" width="${n(width)}" height="72" rx="14" fill="${fill}" stroke="${edge}" stroke-width="2"/>` +
    `<g transform="translate(${n(left + 24)} ${n(at.y + 52)})">${written.svg}</g>` +
    (mark
      ? `<rect x="${n(left + 42 + written.width)}" y="${n(at.y + 20)}" width="2" height="32" fill="${ink}" opacity=".45"/>` +
        `<g transform="translate(${n(left + 61 + written.width)} ${n(at.y + 46)})">${mark.svg}</g>`
      : '')
  );
}

/** Up to three columns of a label above its value. */
export function factRow(
  facts: readonly PreviewFact[],
  typesetter: Typesetter,
  at: { x: number; y: number; width: number; line: string },
): string {
  if (facts.length === 0) return '';
  let x = at.x;
  const columns = facts.map(({ label, value }, index) => {
    const left = typesetter.line(label, { style: 'text', size: 24, colour: INK_SOFT });
    const right = typesetter.line(value, { style: 'display', size: 34, colour: INK });
    const width = Math.max(left.width, right.width);
    if (x + width > at.x + at.width) return '';
    const rule =
      index === 0
        ? ''
        : `<rect x="${n(x - 25)}" y="${n(at.y + 14)}" width="2" height="72" fill="${at.line}" opacity=".5"/>`;
    const drawn =
      `${rule}<g transform="translate(${n(x)} ${n(at.y + 38)})">${left.svg}</g>` +
      `<g transform="translate(${n(x)} ${n(at.y + 78)})">${right.svg}</g>`;
    x += width + 50;
    return drawn;
  });
  return `<rect x="${n(at.x)}" y="${n(at.y)}" width="${n(at.width)}" height="3" fill="${at.line}"/>${columns.join('')}`;
}
