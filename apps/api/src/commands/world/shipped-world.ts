import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '@wallabee/demo-world/catalogue/catalogue';
import { readCatalogue } from '@wallabee/demo-world/catalogue/read-catalogue';
import type { Corpus } from '@wallabee/demo-world/corpus/corpus';
import { readCorpus } from '@wallabee/demo-world/corpus/read-corpus';
import { type NewsEntry, readNews } from '@wallabee/demo-world/corpus/read-news';
import { builtFile, demoWorldFolder } from '../../platform/process/folders.ts';
import { readKnownIcons } from '../catalogue/known-icons.ts';

export interface ShippedWorld {
  catalogue: Catalogue;
  corpus: Corpus;
  news: NewsEntry[];
}

/** Reading and checking the files takes as long as simulating a small world, so the build packs the result. */
export async function readShippedWorld(pack = PACK): Promise<ShippedWorld> {
  const packed = await readPack(pack);
  return packed?.digest === (await digestOfFiles()) ? packed.world : readFiles();
}

export async function packShippedWorld(pack = PACK) {
  if (!pack) throw new Error('Only the build makes a pack.');
  await writeFile(pack, JSON.stringify({ digest: await digestOfFiles(), world: await readFiles() }));
}

interface Pack {
  /** A digest of the source files, which may have changed since the build. */
  digest: string;
  world: ShippedWorld;
}

const PACK = builtFile('demo-world.json');
const CATALOGUE = join(demoWorldFolder, 'catalogue');
const CORPUS = join(demoWorldFolder, 'corpus');

/** Returns null when the sources run unbundled, as in tests, and when only the API was built. */
async function readPack(file: string | undefined): Promise<Pack | null> {
  const text = file && (await readFile(file, 'utf8').catch(() => null));
  return text ? JSON.parse(text) : null;
}

async function readFiles(): Promise<ShippedWorld> {
  const [catalogue, corpus, news] = [
    await readShippedCatalogue(),
    await readCorpus(CORPUS),
    await readNews(CORPUS),
  ];
  return { catalogue, corpus, news };
}

async function readShippedCatalogue(): Promise<Catalogue> {
  const reading = await readCatalogue(CATALOGUE, { icons: await readKnownIcons() });
  if (reading.isValid) return reading.catalogue;
  const { file, line, sentence } = reading.problems[0] ?? { file: '', line: 0, sentence: '' };
  throw new Error(`The demo world's own catalogue is not sound: ${file}:${line} ${sentence}`);
}

async function digestOfFiles(): Promise<string> {
  const digest = createHash('sha256');
  for (const folder of [CATALOGUE, CORPUS]) {
    const names = (await readdir(folder, { recursive: true }))
      .filter((name) => name.endsWith('.yaml'))
      .sort();
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name))));
    for (const [index, name] of names.entries()) digest.update(name).update(texts[index] ?? '');
  }
  return digest.digest('hex');
}
