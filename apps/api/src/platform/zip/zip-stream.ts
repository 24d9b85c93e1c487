import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipMember {
  name: string;
  /** Called when the members before it are written. */
  content(): AsyncIterable<Buffer | string>;
}

/** Packs members one after the other, without holding any of them in memory. */
export function zipStream(members: readonly ZipMember[], madeAt: Date): Readable {
  const zip = new ZipFile();
  let current: Readable | undefined;
  for (const { name, content } of members) {
    zip.addReadStreamLazy(name, { mtime: madeAt, mode: 0o100_600, compressionLevel: 4 }, (onOpen) => {
      current = Readable.from(content(), { objectMode: false });
      current.on('error', (failure) => output.destroy(failure));
      onOpen(null, current);
    });
  }
  zip.end();

  const output = Readable.from(zip.outputStream, { objectMode: false });
  zip.on('error', (failure: Error) => output.destroy(failure));
  // A reader that goes away ends the query behind the member that is being written.
  output.once('close', () => current?.destroy());
  return output;
}
