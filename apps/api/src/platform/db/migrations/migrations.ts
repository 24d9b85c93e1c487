import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
  /** An additive migration leaves a database that the previous release can use. */
  isAdditive: boolean;
}

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

const BREAKING = /^-- breaking: \S/;

/** An unknown additive migration comes from a newer release and is accepted. */
export function refuseDrift(migrations: Migration[], applied: readonly AppliedMigration[]) {
  const unknown = unknownTo(migrations, applied).find(({ isAdditive }) => !isAdditive);
  if (!unknown) return;
  throw new MigrationDrift(
    `The database has the migration ${unknown.name} of a newer release, and this release cannot work with what it changed. Start the release that has it, or restore the backup that was made before it into an empty database.`,
  );
}

/** A restore needs every migration of the backup, because the migrations create its tables. */
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
