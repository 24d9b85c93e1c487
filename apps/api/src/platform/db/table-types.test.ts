import { generate, PostgresDialect } from 'kysely-codegen';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';

const { db } = await createTestDatabase();

test('the table types are those of the migrated database; if not, run npm run db:types', async () => {
  const types = await generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string' }),
    excludePattern: 'public.migration',
    typeMapping: { int8: 'number', jsonb: 'unknown' },
    outFile: null,
  });

  await expect(types).toMatchFileSnapshot('./table-types.ts');
});
