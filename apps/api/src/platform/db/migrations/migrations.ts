import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
  /** Whether the release before works on the database that has it. */
  isAdditive: boolean;
}

/** As the database remembers a migration that was applied. */
export interface AppliedMigration {
  name: string;
  checksum: string;
  isAdditive: boolean;
}

export class MigrationDrift extends Error {}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { name, sql, checksum, isAdditive: !BREAKING.test(sql) };
    }),
  );
}

/** The first line of a migration that the release before cannot work with. */
const BREAKING = /^-- breaking: \S/;

/** A changed migration is an error; an unknown one that only adds comes from a newer release, and is no obstacle. */
export function refuseDrift(migrations: Migration[], applied: readonly AppliedMigration[]) {
  const unknown = unknownTo(migrations, applied).find(({ isAdditive }) => !isAdditive);
  if (!unknown) return;
  throw new MigrationDrift(
    `The database has the migration ${unknown.name} of a newer release, and this release cannot work with what it changed. Start the release that has it, or restore the backup that was made before it into an empty database.`,
  );
}

/**
 * Those that a backup's database had. Unlike a start, a restore needs all of them: the tables are made by the
 * migrations, not by the backup.
 */
export async function migrationsOf(
  folder: string,
  had: readonly { name: string; checksum: string }[],
): Promise<Migration[]> {
  const migrations = await readMigrations(folder);
  const [unknown] = unknownTo(migrations, had);
  if (unknown)
    throw new MigrationDrift(
      `it has the migration ${unknown.name}, which this release does not know. Restore it with the release that made it.`,
    );
  const names = new Set(had.map(({ name }) => name));
  return migrations.filter(({ name }) => names.has(name));
}

function unknownTo<Applied extends { name: string; checksum: string }>(
  migrations: Migration[],
  applied: readonly Applied[],
): Applied[] {
  const checksums = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const changed = applied.find(
    ({ name, checksum }) => checksums.has(name) && checksums.get(name) !== checksum,
  );
  if (changed) throw new MigrationDrift(`The migration ${changed.name} was changed after it was applied.`);
  return applied.filter(({ name }) => !checksums.has(name));
}
