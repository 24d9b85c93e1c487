import { build } from 'esbuild';

const GUIDE = 'packages/game/src/query/guide.ts';

export function searchPath(q) {
  return `/search?q=${encodeURIComponent(q)}`;
}

export function suggestPath(q) {
  return `/search/suggest?q=${encodeURIComponent(q)}`;
}

/** A text as it is typed, from its second letter on. */
export function beginnings(text) {
  return Array.from({ length: text.length - 1 }, (_, place) => text.slice(0, place + 2));
}

/** Every example of the guide that anybody may ask. */
export async function guideQueries() {
  const { outputFiles } = await build({ entryPoints: [GUIDE], bundle: true, format: 'esm', write: false });
  const guide = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  const examples = guide.GUIDE.flat().flatMap((section) => section.examples);
  return examples.filter(({ needsLogin }) => !needsLogin).map(({ q }) => q);
}
