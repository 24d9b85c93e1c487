import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FindIcon } from './icon-set.ts';

const require = createRequire(import.meta.url);

/** Finds the icon of an emoji. */
export function loadEmoji(findIcon: FindIcon): (cluster: string) => string | undefined {
  const file = require.resolve('@iconify-json/fluent-emoji-flat/chars.json');
  const names = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));

  return (cluster) => {
    if (!/\p{Emoji_Presentation}|\ufe0f/u.test(cluster)) return undefined;
    const points = Array.from(cluster, (character) => character.codePointAt(0)?.toString(16) ?? '');
    const plain = points.filter((point) => point !== 'fe0f');
    const name = names.get(points.join('-')) ?? names.get(plain.join('-')) ?? names.get(plain[0] ?? '');
    return name === undefined ? undefined : findIcon(name);
  };
}
