import type { Readable } from 'node:stream';
import { type Entry, openPromise } from 'yauzl';
import { ExportDamaged, type ExportedTable, MANIFEST, Manifest, memberOf } from './manifest.ts';

export interface ExportFile {
  manifest: Manifest;
  read(table: ExportedTable): Promise<Readable>;
  close(): void;
}

/** Reads the manifest, and refuses a file whose members are not those that it names. */
export async function openExport(file: string): Promise<ExportFile> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(refuseAsDamaged);
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const read = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw new ExportDamaged(`it has no ${name}`);
      return zip.openReadStreamPromise(entry);
    };
    const manifest = parseManifest(await textOf(await read(MANIFEST)));
    const named = new Set([MANIFEST, ...manifest.tables.map(({ name }) => memberOf(name))]);
    for (const name of entries.keys())
      if (!named.has(name)) throw new ExportDamaged(`its manifest does not name ${name}`);
    if (named.size !== zip.entryCount || named.size !== manifest.tables.length + 1)
      throw new ExportDamaged('its members are not those of its manifest');
    return { manifest, read: ({ name }) => read(memberOf(name)), close: () => zip.close() };
  } catch (failure) {
    zip.close();
    throw failure instanceof ExportDamaged ? failure : refuseAsDamaged(failure);
  }
}

function refuseAsDamaged(failure: unknown): never {
  if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') throw failure;
  throw new ExportDamaged('it is not a whole ZIP file');
}

async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function parseManifest(text: string): Manifest {
  const parsed = Manifest.safeParse(parseJson(text));
  if (!parsed.success) throw new ExportDamaged('its manifest is not one of a world export of version 1');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
