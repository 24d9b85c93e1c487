import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PartsFile, type TextParts } from '@wallabee/simulated-players/texts/text-parts';
import { parse } from 'yaml';
import { z } from 'zod';

/** All files of the folder as one; a part may have a file for each language. */
export async function readTexts(folder: string): Promise<TextParts> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const files = await Promise.all(names.map((name) => readPartsFile(folder, name)));
  const all: TextParts = {};
  for (const { name, parts } of files) {
    for (const [part, texts] of Object.entries(parts)) {
      const known = all[part] ?? {};
      const again = Object.keys(texts).find((limits) => Object.hasOwn(known, limits));
      if (again) throw new Error(`texts/${name}: ${part} (${again}) is in another file too.`);
      all[part] = { ...known, ...texts };
    }
  }
  return all;
}

async function readPartsFile(folder: string, name: string): Promise<{ name: string; parts: TextParts }> {
  const parsed = PartsFile.safeParse(parse(await readFile(join(folder, name), 'utf8')));
  if (!parsed.success) throw new Error(`texts/${name} is not valid: ${z.prettifyError(parsed.error)}`);
  return { name, parts: parsed.data };
}
