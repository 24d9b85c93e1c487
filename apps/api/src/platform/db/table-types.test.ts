import { type GenerateOptions, generate, PostgresDialect } from 'kysely-codegen';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';

const { db } = await createTestDatabase();

test('the table types are those of the migrated database; if not, run npm run db:types', async () => {
  const types = await generate({
    // kysely-codegen sees the CommonJS types of Kysely, which differ from the ESM types by name only.
    db: db as unknown as GenerateOptions['db'],
    dialect: new PostgresDialect({ dateParser: 'string' }),
    excludePattern: 'public.migration',
    typeMapping: { int8: 'number', jsonb: 'unknown' },
    outFile: null,
  });

  await expect(types).toMatchFileSnapshot('./table-types.ts');
});
