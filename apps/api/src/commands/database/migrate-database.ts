import type { CommandContext } from '../command.ts';

export async function migrateDatabase({ report, openWorld }: CommandContext) {
  const { migrated } = await openWorld();
  for (const name of migrated) report(`applied ${name}`);
  if (migrated.length === 0) report('The database has every migration already.');
}
