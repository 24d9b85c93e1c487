import type { BulkFile } from '@wallabee/contract/bulk/bulk-index';
import type { StoredFile } from './bulk-files.queries.ts';

export function toBulkFile(file: StoredFile, apiUrl: string): BulkFile {
  return {
    name: file.name,
    kind: file.kind,
    year: file.year,
    date: file.day,
    taken_at: file.taken_at.toISOString(),
    since: file.since,
    since_taken_at: file.since_taken_at?.toISOString() ?? null,
    url: `${apiUrl}/bulk/${file.name}`,
    schema: schemaUrl(file.kind, apiUrl),
    encoding: 'gzip',
    bytes: file.bytes,
    sha256: file.sha256.toString('hex'),
    rows: file.row_count,
    content_bytes: file.content_bytes,
    content_sha256: file.content_sha256.toString('hex'),
  };
}

export function schemaUrl(kind: StoredFile['kind'], apiUrl: string): string {
  return `${apiUrl}/bulk/schemas/${kind}.json`;
}
