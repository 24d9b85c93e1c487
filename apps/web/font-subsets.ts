import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { type FontFace, facesIn } from './src/styles/font-faces.ts';

/** Cuts the typefaces into the files that fonts.css names (docs/decisions/0028-font-subsets.md). */
export function fontSubsets(): Plugin {
  let made: Promise<void> | undefined;
  return {
    name: 'font-subsets',
    // The client build and the server build share one set of files.
    buildStart: () => {
      made ??= makeSubsets();
      return made;
    },
  };
}

const SHEET = new URL('./src/styles/fonts.css', import.meta.url);
const MADE = new URL('./.fonts/', import.meta.url);

const WHOLE_FONTS: Record<string, string> = {
  besley: import.meta.resolve('@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'),
  hanken: import.meta.resolve(
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  ),
};

/** The OpenType features that browsers apply by default; our stylesheets use no others. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'];

async function makeSubsets(): Promise<void> {
  await mkdir(MADE, { recursive: true });
  await Promise.all(facesIn(await readFile(SHEET, 'utf8')).map(makeSubset));
}

async function makeSubset({ file, font, weights, letters }: FontFace): Promise<void> {
  const whole = WHOLE_FONTS[font];
  if (!whole) throw new Error(`fonts.css names ${file}, and there is no such typeface.`);
  const subset = await subsetFont(await readFile(fileURLToPath(whole)), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: FEATURES,
  });
  await writeFile(new URL(file, MADE), subset);
}
