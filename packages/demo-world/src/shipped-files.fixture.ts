import { fileURLToPath } from 'node:url';
import type { Catalogue } from './catalogue/catalogue.ts';
import { readCatalogue } from './catalogue/read-catalogue.ts';
import type { Corpus } from './corpus/corpus.ts';
import { readCorpus } from './corpus/read-corpus.ts';

export async function readShippedFiles(): Promise<{ catalogue: Catalogue; corpus: Corpus }> {
  const reading = await readCatalogue(folder('catalogue'), { icons: { has: () => true } });
  if (!reading.isValid) throw new Error(`The catalogue is not valid: ${reading.problems[0]?.sentence}`);
  return { catalogue: reading.catalogue, corpus: await readCorpus(folder('corpus')) };
}

function folder(name: string): string {
  return fileURLToPath(new URL(`../${name}`, import.meta.url));
}
