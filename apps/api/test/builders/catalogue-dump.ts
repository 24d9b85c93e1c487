import type { Db } from '../../src/platform/db/db.ts';
import type { DB } from '../../src/platform/db/table-types.ts';

export const CATALOGUE_TABLES = [
  'generation',
  'item_set',
  'subset',
  'item_type',
  'formula',
  'variant',
  'container_content',
  'store',
  'store_item',
  'category_group',
  'category',
  'forage_category',
  'mix_exception',
  'used_exception',
  'achievement',
  'item_type_counter',
  'set_counter',
] as const satisfies (keyof DB)[];

export async function dumpCatalogue(db: Db) {
  const dump: Partial<Record<keyof DB, unknown[]>> = {};
  for (const name of CATALOGUE_TABLES) dump[name] = await db.selectFrom(name).selectAll().execute();
  return dump;
}

export async function countCatalogueRows(db: Db) {
  const dump = await dumpCatalogue(db);
  return Object.fromEntries(Object.entries(dump).map(([name, rows]) => [name, rows.length]));
}
