import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';

export async function readKnownIcons(): Promise<Set<string>> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const { icons, aliases } = IconFile.parse(JSON.parse(await readFile(file, 'utf8')));
  return new Set([...Object.keys(icons), ...Object.keys(aliases)]);
}

const byName = z.record(z.string(), z.unknown());
const IconFile = z.object({ icons: byName, aliases: byName });
