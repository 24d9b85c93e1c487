import bidiFactory from 'bidi-js';
import { Buffer, Direction, type Font, shape } from 'harfbuzzjs';
import { n, place } from '../svg.ts';
import { breakable, clustersOf, codePointsOf, printable } from './characters.ts';
import { createFonts, type LoadedFont, type Style } from './fonts.ts';

export interface TextLook {
  style: Style;
  size: number;
  colour: string;
}

export interface SetLine {
  width: number;
  /** Its baseline is at 0 0. */
  svg: string;
}

export interface BlockLook extends TextLook {
  width: number;
  mostLines: number;
}

/**
 * Sets text as outlines, because the server may have no fonts. Characters that no font has are left out; emoji are drawn
 * from the icon set.
 */
export interface Typesetter {
  line(text: string, look: TextLook): SetLine;
  /** Breaks into lines; what does not fit ends with an ellipsis. */
  block(text: string, look: BlockLook): SetLine[];
}

type FindEmoji = (cluster: string) => string | undefined;

interface Run {
  source: LoadedFont | { emoji: string };
  text: string;
  level: number;
}

export function createTypesetter(findEmoji: FindEmoji): Typesetter {
  const findFont = createFonts();
  // The package's types describe its ES module, and Node loads the other one.
  const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

  function runsOf(text: string, style: Style): Run[] {
    const { levels } = bidi.getEmbeddingLevels(text);
    const runs: Run[] = [];
    let at = 0;
    for (const cluster of clustersOf(text)) {
      const level = levels[at] ?? 0;
      at += cluster.length;
      const found = sourceOf(cluster, style);
      if (!found) continue;
      const last = runs.at(-1);
      if (last && last.source === found.source && last.level === level) last.text += found.text;
      else runs.push({ ...found, level });
    }
    return runs;
  }

  function sourceOf(cluster: string, style: Style): Pick<Run, 'source' | 'text'> | undefined {
    const emoji = findEmoji(cluster);
    if (emoji !== undefined) return { source: { emoji }, text: cluster };
    // Compatibility characters, such as mathematical letters, have plain equivalents.
    for (const text of [cluster, cluster.normalize('NFKC'), firstCharacter(cluster)]) {
      const source = findFont(style, codePointsOf(text));
      if (source) return { source, text };
    }
    return undefined;
  }

  function line(text: string, { style, size, colour }: TextLook): SetLine {
    let x = 0;
    const drawn = inVisualOrder(runsOf(printable(text), style)).map(({ source, text: part, level }) => {
      const start = x;
      if ('emoji' in source) {
        x += size * EMOJI_ADVANCE;
        return place(source.emoji, { x: start + size * 0.06, y: -size * 0.86, edge: size });
      }
      const scale = size / source.unitsPerEm;
      const { outline, advance } = shaped(source.font, part, level);
      x += advance * scale;
      return `<g transform="translate(${n(start)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${outline}</g>`;
    });
    return { width: x, svg: `<g fill="${colour}">${drawn.join('')}</g>` };
  }

  const widthOf = (text: string, look: TextLook) => line(text, look).width;

  function linesOf(text: string, look: BlockLook): string[] {
    const lines: string[] = [];
    let current = '';
    for (const piece of breakable(text).flatMap((word) => inPieces(word, look))) {
      if (current !== '' && widthOf(current + piece, look) > look.width) {
        lines.push(current);
        current = '';
        if (lines.length > look.mostLines) return lines;
      }
      current += piece;
    }
    return current === '' ? lines : [...lines, current];
  }

  /** A word that is wider than a line breaks anywhere. */
  function inPieces(word: string, look: BlockLook): string[] {
    return widthOf(word, look) <= look.width ? [word] : clustersOf(word);
  }

  function shortened(text: string, look: BlockLook): string {
    const clusters = clustersOf(text);
    while (clusters.length > 1 && widthOf(ellipsed(clusters), look) > look.width) clusters.pop();
    return ellipsed(clusters);
  }

  return {
    line,
    block(text, look) {
      const all = linesOf(printable(text).slice(0, MOST_CHARACTERS), look);
      const shown = all.slice(0, look.mostLines);
      const last = shown.pop();
      if (last === undefined) return [];
      const ending = all.length > look.mostLines ? shortened(last, look) : last;
      return [...shown, ending].map((written) => line(written, look));
    },
  };
}

function firstCharacter(cluster: string): string {
  return String.fromCodePoint(cluster.codePointAt(0) ?? SPACE);
}

const SPACE = 0x20;

const EMOJI_ADVANCE = 1.12;

/** More never fits, and measuring takes time. */
const MOST_CHARACTERS = 600;

function ellipsed(clusters: readonly string[]): string {
  return `${clusters.join('').replace(/[\s.,;:!?–—-]+$/u, '')}…`;
}

function shaped(font: Font, text: string, level: number): { outline: string; advance: number } {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  shape(font, buffer);
  let advance = 0;
  const glyphs = buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
      const path = font.glyphToPath(codepoint);
      const at = `${n(advance + xOffset)} ${n(yOffset)}`;
      advance += xAdvance;
      return path && `<path transform="translate(${at})" d="${path}"/>`;
    });
  return { outline: glyphs.join(''), advance };
}

/** Rule L2 of the Unicode Bidirectional Algorithm, for whole runs. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(end, start + 1);
    }
  }
  return ordered;
}
