import type { Catalogue } from '@wallabee/demo-world/catalogue/catalogue';
import type { Db } from '../../platform/db/db.ts';
import type { DB } from '../../platform/db/table-types.ts';
import {
  type CatalogueChanges,
  describeChanges,
  kindOf,
  rowName,
  type TableChanges,
} from './catalogue-changes.ts';
import { type CatalogueTable, catalogueTables } from './catalogue-tables.ts';
import {
  deleteCounters,
  deleteUnwantedRows,
  freeUniqueValues,
  hasRows,
  insertMissingCounters,
  listUnwantedRows,
  listUnwantedRowsInUse,
  lockCatalogue,
  writeRows,
} from './load-catalogue.queries.ts';

export class CatalogueRefused extends Error {
  readonly reasons: string[];

  constructor(reasons: string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

export function replaceCatalogue(db: Db, catalogue: Catalogue): Promise<CatalogueChanges[]> {
  return db.transaction().execute(async (trx) => {
    await lockCatalogue(trx);
    const tables = catalogueTables(catalogue);
    const changes = (await hasRows(trx, tables)) ? await exchange(trx, tables) : await fill(trx, tables);
    await insertMissingCounters(trx);
    return describeChanges(changes);
  });
}

/** Skips the comparison with existing rows, because a new demo world waits for this. */
async function fill(db: Db, tables: CatalogueTable[]): Promise<TableChanges[]> {
  const changes: TableChanges[] = [];
  for (const table of tables) changes.push({ table, removed: [], written: await writeRows(db, table) });
  return changes;
}

async function exchange(db: Db, tables: CatalogueTable[]): Promise<TableChanges[]> {
  await refuseLosses(db, tables);

  const changes: TableChanges[] = [];
  for (const table of tables) {
    const removed = await listUnwantedRows(db, table);
    await freeUniqueValues(db, table);
    changes.push({ table, removed, written: await writeRows(db, table) });
  }
  await deleteCounters(db, {
    item_type: removedIds(changes, 'item_type'),
    item_set: removedIds(changes, 'item_set'),
  });
  // Rows are deleted in reverse order, because foreign keys protect the earlier tables.
  for (const table of tables.toReversed()) await deleteUnwantedRows(db, table);
  return changes;
}

/** Rows of players that protect catalogue rows from removal; counters go with what they count. */
const USES = [
  use('item_type', 'item', ['item_type_id'], 'there are numbered items of it'),
  use('item_type', 'unique_owner', ['item_type_id'], 'it has an owner'),
  use('item_type', 'redeem_code', ['item_type_id'], 'codes can be redeemed for it'),
  use('item_type', 'forum_thread', ['item_type_id'], 'a forum thread is about it'),
  use('variant', 'item', ['item_type_id', 'variant_id'], 'there are items of that variant'),
  use('item_set', 'set_completion', ['set_id'], 'players have completed it'),
  use('category', 'place', ['category_id'], 'there are places of it'),
  use('achievement', 'player_achievement', ['achievement_id'], 'players have earned it'),
];

function use<User extends keyof DB>(
  of: keyof DB,
  name: User,
  columns: (keyof DB[User] & string)[],
  words: string,
) {
  return { of, by: { name, columns }, words };
}

async function refuseLosses(db: Db, tables: CatalogueTable[]) {
  const reasons: string[] = [];
  for (const { of, by, words } of USES) {
    const table = tables.find(({ name }) => name === of);
    const rows = table ? await listUnwantedRowsInUse(db, table, by) : [];
    reasons.push(...rows.map((row) => `The ${kindOf(of)} "${rowName(row)}" cannot be removed: ${words}.`));
  }
  if (reasons.length > 0) throw new CatalogueRefused(reasons);
}

function removedIds(changes: TableChanges[], name: keyof DB): number[] {
  return changes
    .filter(({ table }) => table.name === name)
    .flatMap(({ removed }) => removed.map(({ id }) => Number(id)));
}
