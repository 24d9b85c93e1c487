import type { CommandContext } from '../command.ts';

/** Opening the database is all it takes; what remains is to say what was done. */
export async function migrateDatabase({ report, openWorld }: CommandContext) {
  const { migrated } = await openWorld();
  for (const name of migrated) report(`applied ${name}`);
  if (migrated.length === 0) report('The database has every migration already.');
}
