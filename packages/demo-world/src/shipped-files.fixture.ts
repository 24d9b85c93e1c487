import { fileURLToPath } from 'node:url';
import type { Catalogue } from './catalogue/catalogue.ts';
import { readCatalogue } from './catalogue/read-catalogue.ts';
import type { Corpus } from './corpus/corpus.ts';
import { readCorpus } from './corpus/read-corpus.ts';

interface ShippedFiles {
  catalogue: Catalogue;
  corpus: Corpus;
}

let shippedFiles: Promise<ShippedFiles> | undefined;

/** Reads them once for all test files of a worker, because that takes seconds. */
export function readShippedFiles(): Promise<ShippedFiles> {
  shippedFiles ??= readFiles();
  return shippedFiles;
}

async function readFiles(): Promise<ShippedFiles> {
  const reading = await readCatalogue(folder('catalogue'), { icons: { has: () => true } });
  if (!reading.isValid) throw new Error(`The catalogue is not valid: ${reading.problems[0]?.sentence}`);
  return { catalogue: reading.catalogue, corpus: await readCorpus(folder('corpus')) };
}

function folder(name: string): string {
  return fileURLToPath(new URL(`../${name}`, import.meta.url));
}
