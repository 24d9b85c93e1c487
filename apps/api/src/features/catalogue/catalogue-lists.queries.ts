import { CategoryId, StoreId } from '@wallabee/contract/protocol/ids';
import { MARKET_STORE_ID } from '@wallabee/contract/protocol/special-ids';
import type { Db } from '../../platform/db/db.ts';
import type { CatalogueAchievement, CatalogueCategory, CatalogueGroup, CatalogueStore } from './catalogue.ts';
import { imageKey } from './image-key.ts';

export async function listStores(db: Db): Promise<Map<StoreId, CatalogueStore>> {
  const rows = await db.selectFrom('store').selectAll().orderBy('id').execute();
  return byId([...rows, MARKET].map((row) => ({ ...drawn(row, row.hue), id: StoreId.parse(row.id) })));
}

/** The market has no row in the store table, because players sell there. */
const MARKET = {
  id: MARKET_STORE_ID,
  slug: 'market',
  name: 'Market',
  description: 'Where players sell to players.',
  icon: 'balance-scale',
  hue: 232,
};

export async function listCategories(db: Db): Promise<Map<CategoryId, CatalogueCategory>> {
  const groups = await db.selectFrom('category_group').select('slug').orderBy('position').execute();
  const rows = await db.selectFrom('category').selectAll().orderBy('id').execute();
  const hues = new Map(groups.map(({ slug }, index) => [slug, groupHue(index)]));
  return byId(
    rows.map((row) => ({ ...drawn(row, hues.get(row.group_slug) ?? 0), id: CategoryId.parse(row.id) })),
  );
}

export async function listGroups(
  db: Db,
  categories: Map<CategoryId, CatalogueCategory>,
): Promise<CatalogueGroup[]> {
  const rows = await db
    .selectFrom('category_group')
    .select(['slug', 'name', 'description'])
    .orderBy('position')
    .execute();
  return rows.map((row, index) => ({
    ...row,
    hue: groupHue(index),
    categories: [...categories.values()].filter(({ group_slug }) => group_slug === row.slug),
  }));
}

export async function listAchievements(db: Db): Promise<Map<number, CatalogueAchievement>> {
  const rows = await db.selectFrom('achievement').selectAll().orderBy('id').execute();
  return byId(rows.map((row) => drawn(row, row.hue)));
}

/** Groups have no hue in the catalogue; these are far apart and differ from the site's accent colour. */
const GROUP_HUES = [262, 25, 145, 318, 205, 350, 175, 232];

function groupHue(index: number): number {
  return GROUP_HUES[index % GROUP_HUES.length] ?? 0;
}

function drawn<Row extends { icon: string }>(row: Row, hue: number) {
  return { ...row, hue, image_key: imageKey([row.icon, hue]) };
}

function byId<Id, Row extends { id: Id }>(rows: Row[]): Map<Row['id'], Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
