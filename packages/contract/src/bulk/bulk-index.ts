import { z } from 'zod';
import { CalendarDay } from '../protocol/at.ts';
import type { DescribedCall, Endpoint } from '../protocol/endpoint.ts';
import { Problem } from '../protocol/problem.ts';
import { Digest } from '../provenance/provenance-fields.ts';
import { bulkAddresses, bulkFileAddresses } from './bulk.addresses.ts';
import { BULK_KINDS, DAYS_OF_CHANGES, DAYS_OF_FULL_FILES } from './bulk-kinds.ts';

const takenAt = z.iso
  .datetime()
  .meta({ description: 'The time of its snapshot.', example: '2026-11-19T00:05:12.000Z' });

export const BulkFile = z
  .object({
    name: z
      .string()
      .meta({ description: 'Its name; the file of a name never changes.', example: 'numbers-2026-11-18' }),
    kind: z.enum(BULK_KINDS).meta({ description: 'The kind of its lines.', example: 'numbers' }),
    year: z.number().int().nullable().meta({
      description: 'The year (UTC) of the events in a file of histories; null for other kinds.',
      example: null,
    }),
    date: CalendarDay.meta({
      description: 'The last complete day before its snapshot, in UTC.',
      example: '2026-11-18',
    }),
    taken_at: takenAt,
    since: CalendarDay.nullable().meta({
      description: 'The date of the copy that the changes apply to; null for other kinds.',
      example: null,
    }),
    since_taken_at: takenAt.nullable().meta({
      description: 'The `taken_at` of the copy that the changes apply to; null for other kinds.',
      example: null,
    }),
    url: z.string().meta({
      description: 'Its URL.',
      example: 'https://wallabee.example/api/bulk/numbers-2026-11-18',
    }),
    schema: z.string().meta({
      description: 'The JSON Schema of each line.',
      example: 'https://wallabee.example/api/bulk/schemas/numbers.json',
    }),
    encoding: z.literal('gzip').meta({ description: 'How it is compressed.', example: 'gzip' }),
    bytes: z.number().int().meta({ description: 'Its compressed size.', example: 5_241_880 }),
    sha256: Digest.meta({ description: 'The SHA-256 of the compressed file, in hexadecimal.' }),
    rows: z.number().int().meta({ description: 'The number of its lines.', example: 245_112 }),
    content_bytes: z.number().int().meta({ description: 'Its decompressed size.', example: 61_278_000 }),
    content_sha256: Digest.meta({ description: 'The SHA-256 of the decompressed file.' }),
  })
  .meta({ id: 'BulkFile', description: 'A bulk file: NDJSON, one object per line, compressed with gzip.' });
export type BulkFile = z.infer<typeof BulkFile>;

const bulk = { feature: 'bulk', access: 'key' } as const;

export const listBulkFiles = {
  ...bulk,
  ...bulkAddresses.listBulkFiles,
  sendsETag: true,
  summary: 'The list of bulk files: all numbered items, places, listings, formulas and histories.',
  description: `New files are written soon after the end of each day (UTC), all from one snapshot. The newest files come first. Files are kept for ${DAYS_OF_FULL_FILES} days, changes for ${DAYS_OF_CHANGES}, and the newest of each kind and year until there is a newer one. Histories have a file for each year of the events; that of a finished year is written once.`,
  response: z.object({ files: z.array(BulkFile).meta({ description: 'The files.' }) }),
} as const satisfies Endpoint;

export const listBulkChanges = {
  ...bulk,
  ...bulkAddresses.listBulkChanges,
  sendsETag: true,
  summary: 'The files of changes that bring a copy up to date.',
  description:
    'Apply them in order: a `put` replaces the row with the same key or adds it, a `delete` removes it. The copy is then identical to the newest files, byte for byte if its rows are in key order. 404 if the changes since that day no longer exist: download the files again.',
  query: z.object({
    since: CalendarDay.meta({ description: 'The date of the copy.', example: '2026-11-16' }),
  }),
  response: z.object({
    since: CalendarDay.meta({ description: 'The date of the copy.', example: '2026-11-16' }),
    date: CalendarDay.meta({
      description: 'The date of the copy after the changes.',
      example: '2026-11-18',
    }),
    files: z.array(BulkFile).meta({ description: 'The files, in the order in which to apply them.' }),
  }),
} as const satisfies Endpoint;

const content = {
  'application/gzip': z
    .string()
    .meta({ description: 'The file.', example: '\u001f\u008b…', contentMediaType: 'application/gzip' }),
};

export const downloadBulkFile = {
  ...bulk,
  ...bulkFileAddresses.downloadBulkFile,
  cost: 'bulkFile',
  sendsETag: true,
  sendsRanges: true,
  summary: 'One bulk file, or a range of it.',
  description:
    'Its ETag is its SHA-256. An interrupted download goes on with `Range`. A name without its date, such as `numbers` or `histories-2016`, leads to the newest file of that name.',
  params: z.object({
    name: z.string().max(60).meta({ description: 'The name of the file.', example: 'numbers' }),
  }),
  otherContent: content,
  otherStatuses: {
    206: { description: 'The range of `Range`; Content-Range has its position.', content },
    302: { description: 'Location is the newest file of that name.', content: {} },
    412: {
      description: 'The file is another one than `If-Match` names, or newer than `If-Unmodified-Since` says.',
      content: { 'application/json': Problem },
    },
    416: {
      description: 'The range starts after the end of the file; Content-Range has its size.',
      content: { 'application/json': Problem },
    },
  },
} as const satisfies DescribedCall;

export const readBulkSchema = {
  ...bulkFileAddresses.readBulkSchema,
  feature: 'bulk',
  access: 'open',
  summary: 'The JSON Schema of the lines of a kind of bulk file.',
  params: z.object({
    schema: z
      .enum(BULK_KINDS.map((kind) => `${kind}.json` as const))
      .meta({ description: 'The kind, and `.json`.', example: 'numbers.json' }),
  }),
  otherContent: {
    'application/schema+json': z
      .record(z.string(), z.unknown())
      .meta({ description: 'The schema.', example: { type: 'object' } }),
  },
} as const satisfies DescribedCall;
