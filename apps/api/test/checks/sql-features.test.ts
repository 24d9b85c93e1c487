import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { featuresOfMigration, featuresOfText } from './sql-features.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

test('docs/scaling.md lists every feature of PostgreSQL in use that a distributed database may lack', async () => {
  const used = new Set<string>();
  for (const text of textsBelow('apps/api/migrations', /\.sql$/))
    for (const feature of await featuresOfMigration(text)) used.add(feature);
  for (const text of textsBelow('apps/api/src', /(?<!\.test|\.fixture)\.ts$/))
    for (const feature of featuresOfText(text)) used.add(feature);

  expect(listedFeatures()).toEqual([...used].sort());
});

test.each([
  ['create trigger t after insert on a referencing new table as n execute function f()', 'transition tables'],
  ['create table a (b integer references c deferrable)', 'deferrable constraints'],
  ['create table a (b integer, unique (b) deferrable)', 'deferrable constraints'],
  ['create unlogged table a (b integer)', 'unlogged tables'],
  ['create index on a using gist (b)', 'GiST indexes'],
  ['create table a (b integer) partition by hash (b)', 'partitions'],
])('%s: %s', async (statement, feature) => {
  expect(await featuresOfMigration(statement)).toContain(feature);
});

function textsBelow(folder: string, name: RegExp): string[] {
  return readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(resolve(ROOT, folder, file), 'utf8'));
}

/** The first column of the table below the heading. */
function listedFeatures(): string[] {
  const text = readFileSync(resolve(ROOT, 'docs/scaling.md'), 'utf8');
  const [, section = ''] = text.split('### What the SQL uses');
  const rows = section.split('\n### ')[0]?.match(/^\| (?!Feature|---)[^|]+/gm) ?? [];
  return rows.map((row) => row.slice(2).trim()).sort();
}
