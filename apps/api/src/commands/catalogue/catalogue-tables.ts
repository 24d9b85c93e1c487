import type { Catalogue, CatalogueItem } from '@wallabee/demo-world/catalogue/catalogue';
import type { ItemType } from '@wallabee/game/state/item-type';
import type { Insertable } from 'kysely';
import type { DB } from '../../platform/db/table-types.ts';

export interface CatalogueTable {
  name: keyof DB;
  key: readonly string[];
  rows: readonly object[];
  /** A column besides the key whose values are unique. */
  unique?: string;
  /** The column that names the item type or set that a row is part of. */
  partOf?: { name: keyof DB; column: string };
}

/** The tables are in insertion order: a row refers only to rows of earlier tables. */
export function catalogueTables({ items, sets, ...lists }: Catalogue): CatalogueTable[] {
  const ofItem = { name: 'item_type', column: 'item_type_id' } as const;
  return [
    table('category_group', ['slug'], lists.category_groups, { unique: 'position' }),
    table('category', ['id'], lists.categories, { unique: 'slug' }),
    table('store', ['id'], lists.stores, { unique: 'slug' }),
    table('achievement', ['id'], lists.achievements, { unique: 'slug' }),
    table('generation', ['gen_id'], lists.generations),
    table(
      'item_set',
      ['id'],
      sets.map(({ subsets: _, ...set }) => set),
      { unique: 'name' },
    ),
    table('subset', ['set_id', 'subset_id'], sets.flatMap(subsetRows), {
      partOf: { name: 'item_set', column: 'set_id' },
    }),
    table('item_type', ['id'], items.map(itemRow), { unique: 'name' }),
    table('formula', ['item_type_id', 'position'], items.flatMap(formulaRows), { partOf: ofItem }),
    table('variant', ['item_type_id', 'variant_id'], items.flatMap(variantRows), { partOf: ofItem }),
    table('container_content', ['container_id', 'item_type_id'], items.flatMap(contentRows), {
      partOf: { name: 'item_type', column: 'container_id' },
    }),
    table('store_item', ['store_id', 'item_type_id'], items.flatMap(storeRows), { partOf: ofItem }),
    table('forage_category', ['item_type_id', 'category_id'], items.flatMap(forageRows), { partOf: ofItem }),
    table('mix_exception', ['item_type_id'], items.flatMap(mixExceptionRows), { partOf: ofItem }),
    table('used_exception', ['item_type_id'], items.flatMap(usedExceptionRows), { partOf: ofItem }),
  ];
}

type Row<Name extends keyof DB> = Insertable<DB[Name]>;

/** Checks the columns against the table type, which the list of tables cannot express. */
function table<Name extends keyof DB>(
  name: Name,
  key: (keyof DB[Name] & string)[],
  rows: Row<Name>[],
  more: { unique?: keyof DB[Name] & string; partOf?: NonNullable<CatalogueTable['partOf']> } = {},
): CatalogueTable {
  return { name, key, rows, ...more };
}

function subsetRows({ id, subsets }: Catalogue['sets'][number]): Row<'subset'>[] {
  return subsets.map((subset) => ({ set_id: id, ...subset }));
}

function itemRow(item: CatalogueItem): Row<'item_type'> {
  const { formulas, stores, categories, variants, contains, mix_exception, used_exception, owners, ...row } =
    item;
  return row;
}

function formulaRows({ id, formulas }: ItemType): Row<'formula'>[] {
  return formulas.map(([first_component_id, second_component_id], index) => ({
    item_type_id: id,
    position: index + 1,
    first_component_id,
    second_component_id,
  }));
}

function variantRows({ id, variants }: ItemType): Row<'variant'>[] {
  return variants.map((variant) => ({ item_type_id: id, ...variant }));
}

function contentRows({ id, contains }: ItemType): Row<'container_content'>[] {
  return contains.map((item_type_id) => ({ container_id: id, item_type_id }));
}

function storeRows({ id, stores }: ItemType): Row<'store_item'>[] {
  return stores.map((store_id) => ({ store_id, item_type_id: id }));
}

function forageRows({ id, categories }: ItemType): Row<'forage_category'>[] {
  return categories.map((category_id) => ({ item_type_id: id, category_id }));
}

function mixExceptionRows({ id, mix_exception }: ItemType): Row<'mix_exception'>[] {
  return mix_exception ? [{ item_type_id: id, ...mix_exception }] : [];
}

function usedExceptionRows({ id, used_exception }: ItemType): Row<'used_exception'>[] {
  return used_exception === null ? [] : [{ item_type_id: id, explanation: used_exception }];
}
