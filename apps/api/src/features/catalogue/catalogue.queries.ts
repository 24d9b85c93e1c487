import {
  CategoryId,
  GenerationId,
  ItemTypeId,
  PlayerId,
  SetId,
  StoreId,
  SubsetId,
} from '@wallabee/contract/protocol/ids';
import { STAFF_OWNER_ID } from '@wallabee/contract/protocol/special-ids';
import { ITEM_ROLES } from '@wallabee/game/state/item-type';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type {
  Catalogue,
  CatalogueGeneration,
  CatalogueItem,
  CatalogueSet,
  CatalogueSubset,
} from './catalogue.ts';
import { listAchievements, listCategories, listGroups, listStores } from './catalogue-lists.queries.ts';
import { imageKey } from './image-key.ts';
import { type StoredItem, withDrawings } from './item-drawings.ts';

/** One snapshot reads the whole catalogue, so that its tables agree with each other. */
export async function getCatalogue(db: Db): Promise<Catalogue> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const stores = await listStores(trx);
      const categories = await listCategories(trx);
      const themes = await listThemes(trx);
      const items = withDrawings({
        items: await listItems(trx),
        sets: themes,
        stores: [...stores.values()],
        categories: [...categories.values()],
      });
      const sets = themes.map((theme) => withItems(theme, items));
      return {
        generations: await listGenerations(trx, sets),
        sets: new Map(sets.map((set) => [set.id, set])),
        items: new Map(items.map((item) => [item.id, item])),
        stores,
        categories,
        groups: await listGroups(trx, categories),
        achievements: await listAchievements(trx),
      };
    });
}

async function listGenerations(db: Db, sets: CatalogueSet[]): Promise<CatalogueGeneration[]> {
  const rows = await db.selectFrom('generation').selectAll().orderBy('gen_id').execute();
  const byId = new Map<number, CatalogueSet>(sets.map((set) => [set.id, set]));
  return rows.flatMap((row) => {
    const primary = byId.get(row.primary_set_id);
    if (!primary) return [];
    const secondary = byId.get(row.secondary_set_id ?? -1) ?? null;
    const own = sets.filter((set) => set.gen_id === row.gen_id);
    const image_key = imageKey([primary, secondary].map((set) => set && [set.icon, set.hue]));
    return [{ gen_id: GenerationId.parse(row.gen_id), primary, secondary, sets: own, image_key }];
  });
}

/** A set before its items are known. */
type SetTheme = Omit<CatalogueSet, 'items' | 'subsets'> & { subsets: Omit<CatalogueSubset, 'items'>[] };

async function listThemes(db: Db): Promise<SetTheme[]> {
  const rows = await db.selectFrom('item_set').selectAll().orderBy('id').execute();
  const subsets = await db.selectFrom('subset').selectAll().orderBy('set_id').orderBy('subset_id').execute();
  return rows.map((row) => ({
    ...row,
    id: SetId.parse(row.id),
    gen_id: GenerationId.parse(row.gen_id),
    created_at: row.created_at.toISOString(),
    image_key: imageKey([row.icon, row.hue]),
    subsets: subsets
      .filter((subset) => subset.set_id === row.id)
      .map((subset) => ({
        ...subset,
        set_id: SetId.parse(subset.set_id),
        subset_id: SubsetId.parse(subset.subset_id),
        created_at: subset.created_at.toISOString(),
        image_key: imageKey([subset.icon, subset.hue]),
      })),
  }));
}

function withItems({ subsets, ...set }: SetTheme, items: CatalogueItem[]): CatalogueSet {
  const own = items.filter((item) => item.set_id === set.id);
  const ofSubset = (id: SubsetId) => own.filter((item) => item.subset_id === id);
  return {
    ...set,
    items: own,
    subsets: subsets.map((subset) => ({ ...subset, items: ofSubset(subset.subset_id) })),
  };
}

async function listItems(db: Db): Promise<StoredItem[]> {
  const rows = await db
    .selectFrom('item_type')
    .innerJoin('item_set', 'item_set.id', 'item_type.set_id')
    .leftJoin('subset', (join) =>
      join
        .onRef('subset.set_id', '=', 'item_type.set_id')
        .onRef('subset.subset_id', '=', 'item_type.subset_id'),
    )
    .selectAll('item_type')
    .select(['item_set.hue as set_hue', 'subset.hue as subset_hue'])
    .orderBy('item_type.id')
    .execute();
  const parts = await listItemParts(db);
  return rows.map(({ set_hue, subset_hue, ...row }) => ({
    ...row,
    hue: subset_hue ?? set_hue,
    id: ItemTypeId.parse(row.id),
    set_id: SetId.parse(row.set_id),
    subset_id: row.subset_id === null ? null : SubsetId.parse(row.subset_id),
    kind: row.kind === 'player' ? 'player' : 'wallabee',
    role: ITEM_ROLES.find((role) => role === row.role) ?? null,
    released_at: row.released_at?.toISOString() ?? null,
    formulas: parts.formulas(row.id),
    stores: parts.stores(row.id),
    categories: parts.categories(row.id),
    variants: parts.variants(row.id),
    contains: parts.contains(row.id),
    found_in: parts.foundIn(row.id),
    mix_exception: parts.mixExceptions(row.id)[0] ?? null,
    used_exception: parts.usedExceptions(row.id)[0] ?? null,
    owners: parts.owners(row.id),
  }));
}

async function listItemParts(db: Db) {
  const formulas = await db
    .selectFrom('formula')
    .selectAll()
    .orderBy('item_type_id')
    .orderBy('position')
    .execute();
  const stores = await db.selectFrom('store_item').selectAll().orderBy('store_id').execute();
  const categories = await db.selectFrom('forage_category').selectAll().orderBy('category_id').execute();
  const variants = await db.selectFrom('variant').selectAll().orderBy('variant_id').execute();
  const contents = await db.selectFrom('container_content').selectAll().orderBy('item_type_id').execute();
  const mixExceptions = await db.selectFrom('mix_exception').selectAll().execute();
  const usedExceptions = await db.selectFrom('used_exception').selectAll().execute();
  const owners = await db
    .selectFrom('unique_owner')
    .leftJoin('player', 'player.id', 'unique_owner.player_id')
    .select(['unique_owner.item_type_id', 'unique_owner.player_id', 'player.name'])
    .select(sql<string | null>`shown_picture_key(player)`.as('picture_key'))
    .orderBy('unique_owner.position')
    .execute();
  return {
    formulas: byItem(formulas, ({ first_component_id, second_component_id }): [ItemTypeId, ItemTypeId] => [
      ItemTypeId.parse(first_component_id),
      ItemTypeId.parse(second_component_id),
    ]),
    stores: byItem(stores, ({ store_id }) => StoreId.parse(store_id)),
    categories: byItem(categories, ({ category_id }) => CategoryId.parse(category_id)),
    variants: byItem(variants, ({ variant_id, name, hue }) => ({ variant_id, name, hue })),
    foundIn: byItem(contents, ({ container_id }) => ItemTypeId.parse(container_id)),
    contains: byItem(
      contents.map((row) => ({ item_type_id: row.container_id, content: row.item_type_id })),
      ({ content }) => ItemTypeId.parse(content),
    ),
    mixExceptions: byItem(mixExceptions, ({ component_ids, explanation }) => ({
      component_ids: component_ids.map((id) => ItemTypeId.parse(id)),
      explanation,
    })),
    usedExceptions: byItem(usedExceptions, ({ explanation }) => explanation),
    owners: byItem(owners, ({ player_id, name, picture_key }) => ({
      id: PlayerId.parse(player_id ?? STAFF_OWNER_ID),
      name: name ?? 'Staff',
      image_key: picture_key ?? '',
    })),
  };
}

function byItem<Row extends { item_type_id: number }, Value>(rows: Row[], toValue: (row: Row) => Value) {
  const values = new Map<number, Value[]>();
  for (const row of rows) {
    const sofar = values.get(row.item_type_id);
    if (sofar) sofar.push(toValue(row));
    else values.set(row.item_type_id, [toValue(row)]);
  }
  return (itemTypeId: number) => values.get(itemTypeId) ?? [];
}
