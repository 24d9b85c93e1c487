import { inflateSync } from 'node:zlib';

/** HarfBuzz reads OpenType files, and the packages have them compressed as WOFF. */
export function fromWoff(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12);
  let end = HEADER + count * ENTRY;
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const [from, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(from, from + packed);
    const table = { entry, at: end, content: packed < length ? inflateSync(stored) : stored };
    end += Math.ceil(length / 4) * 4;
    return table;
  });

  const font = Buffer.alloc(end);
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  for (const [index, { entry, at, content }] of tables.entries()) {
    const to = HEADER + index * ENTRY;
    woff.copy(font, to, entry, entry + 4);
    woff.copy(font, to + 4, entry + 16, entry + 20);
    font.writeUInt32BE(at, to + 8);
    font.writeUInt32BE(content.length, to + 12);
    content.copy(font, at);
  }
  return new Uint8Array(font);
}

const HEADER = 12;
const ENTRY = 16;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
