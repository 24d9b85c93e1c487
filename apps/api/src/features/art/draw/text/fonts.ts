import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';
import { fromWoff } from './woff.ts';

export type Style = 'display' | 'text' | 'strong';

export interface LoadedFont {
  font: Font;
  unitsPerEm: number;
}

/** The first font of the style that has every one of these characters. */
export type FindFont = (style: Style, codePoints: readonly number[]) => LoadedFont | undefined;

const require = createRequire(import.meta.url);

/** Each file is loaded when the first text needs it. */
export function createFonts(): FindFont {
  const loaded = new Map<string, LoadedFont>();

  function load(file: string): LoadedFont {
    const known = loaded.get(file);
    if (known) return known;
    const face = new Face(new Blob(fromWoff(readFileSync(require.resolve(file)))));
    const opened = { font: new Font(face), unitsPerEm: face.upem };
    loaded.set(file, opened);
    return opened;
  }

  return (style, codePoints) => {
    for (const file of FILES[style]) {
      const candidate = load(file);
      if (codePoints.every((point) => candidate.font.nominalGlyph(point))) return candidate;
    }
    return undefined;
  };
}

function files(family: string, weight: number, subsets: readonly string[]): string[] {
  return subsets.map((subset) => `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
}

/** The pixel letters of Unifont are the last resort: they cover nearly every script. */
function fallbacks(weight: 400 | 700): string[] {
  return [
    ...files('noto-sans', weight, ['cyrillic', 'greek', 'latin-ext', 'vietnamese', 'cyrillic-ext']),
    ...files('noto-sans', weight, ['greek-ext', 'devanagari']),
    ...files('noto-sans-arabic', weight, ['arabic']),
    ...files('unifont', 400, ['latin']),
  ];
}

const FILES: Record<Style, readonly string[]> = {
  display: [...files('besley', 700, ['latin', 'latin-ext']), ...fallbacks(700)],
  text: [...files('hanken-grotesk', 400, ['latin', 'latin-ext', 'vietnamese']), ...fallbacks(400)],
  strong: [...files('hanken-grotesk', 700, ['latin', 'latin-ext', 'vietnamese']), ...fallbacks(700)],
};
