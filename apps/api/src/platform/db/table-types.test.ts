import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { tableTypes } from './write-table-types.ts';

const { db } = await createTestDatabase();

test('the table types are those of the migrated database; if not, run npm run db:types', async () => {
  const written = await readFile(new URL('./table-types.ts', import.meta.url), 'utf8');

  expect(await tableTypes(db)).toBe(written);
});
