import { WORLD_KINDS } from '@wallabee/demo-world/world-size';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { findWorld, recordBeginning } from './world-record.queries.ts';

test.each(WORLD_KINDS)('a %s world is recorded before it is loaded', async (kind) => {
  const { url } = await createTestDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());

  await recordBeginning(client, { kind, seed: 7, fingerprint: 'abc' });

  expect(await findWorld(client)).toEqual({ kind, seed: 7, loaded_at: null });
});
