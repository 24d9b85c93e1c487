import type { Readable } from 'node:stream';
import { toCsvRow } from '@wallabee/contract/protocol/csv';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { type ZipMember, zipStream } from '../../../platform/zip/zip-stream.ts';
import type { ArchivePart } from './archive-part.queries.ts';
import { ARCHIVE_PARTS } from './archive-parts.ts';
import { type ArchiveRow, findPicture, listColumns, readPart } from './read-part.queries.ts';

interface Archive {
  player: PlayerId;
  now: Date;
}

export async function writeArchive(db: Db, archive: Archive): Promise<Readable> {
  const picture = await findPicture(db, archive.player);
  const members: ZipMember[] = [
    { name: 'archive.json', content: () => jsonOf(db, archive) },
    ...ARCHIVE_PARTS.map((part) => ({
      name: `${part.name}.csv`,
      content: () => csvOf(db, part, archive.player),
    })),
    ...(picture ? [{ name: 'picture.webp', content: () => bytesOf(picture) }] : []),
  ];
  return zipStream(members, archive.now);
}

async function* jsonOf(db: Db, { player, now }: Archive): AsyncGenerator<string> {
  yield `{"format":"WallaBee archive","version":1,"made_at":${JSON.stringify(now)},"parts":{`;
  for (const [nth, part] of ARCHIVE_PARTS.entries()) {
    yield `${nth > 0 ? ',' : ''}\n${JSON.stringify(part.name)}:{"about":${JSON.stringify(part.about)},"rows":[`;
    let separator = '';
    for await (const rows of readPart(db, part, { player })) {
      yield rows.map((row) => `${nextSeparator()}\n${JSON.stringify(row)}`).join('');
    }
    yield ']}';

    function nextSeparator(): string {
      const before = separator;
      separator = ',';
      return before;
    }
  }
  yield '\n}}\n';
}

/** Spreadsheets read a file as UTF-8 only if it starts with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

async function* csvOf(db: Db, part: ArchivePart, player: PlayerId): AsyncGenerator<string> {
  const columns = await listColumns(db, part, player);
  yield BYTE_ORDER_MARK + toCsvRow(columns);
  for await (const rows of readPart(db, part, { player }))
    yield rows.map((row) => toCsvRow(columns.map((column) => toCell(row[column])))).join('');
}

function toCell(value: ArchiveRow[string]): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}

async function* bytesOf(picture: Buffer): AsyncGenerator<Buffer> {
  yield picture;
}
