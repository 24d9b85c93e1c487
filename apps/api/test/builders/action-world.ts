import { performAction } from '@wallabee/contract/actions/action';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { createTestWorld, type TestPlayer } from '../world.ts';
import type { TestItem } from './world-builders.ts';

export const [FLOUR, WATER, BREAD, GONE, OVEN, SECRET, CARD, STOCK] = [
  201, 202, 203, 204, 205, 206, 207, 208,
];
export const SET = 40;
const WALLAGRAPHICS = 13;

export interface Scene {
  ada: TestPlayer;
  ben: TestPlayer;
}

/** Players with honeycombs, and item types of every kind that an action asks about. */
export async function createActionWorld() {
  const world = await createTestWorld();

  async function aScene(): Promise<Scene> {
    await world.someSets([
      { id: SET, name: 'Kitchen Table' },
      { id: 41, name: 'Elsewhere' },
      { id: WALLAGRAPHICS, name: 'Wallagraphics' },
    ]);
    await world.someItemTypes([
      { id: FLOUR, set_id: SET, name: 'Flour' },
      { id: WATER, set_id: SET, name: 'Water' },
      { id: BREAD, set_id: 41, name: 'Bread' },
      { id: GONE, set_id: 41, name: 'Gone', is_retired: true },
      { id: OVEN, set_id: 41, name: 'Oven', store_cost: 40 },
      { id: SECRET, set_id: 41, name: '?', store_cost: 5 },
      { id: CARD, set_id: WALLAGRAPHICS, name: 'Card' },
      { id: STOCK, set_id: 41, name: 'Stock', market_buy_now: true },
    ]);
    await sql`insert into formula (item_type_id, position, first_component_id, second_component_id)
      values (${BREAD}, 0, ${FLOUR}, ${WATER}), (${GONE}, 0, ${FLOUR}, ${WATER})`.execute(world.db);
    await world.catalogue.reload();
    const [ada, ben] = [await world.aPlayer('ada'), await world.aPlayer('ben')];
    await world.db.updateTable('player').set({ balance: 100 }).execute();
    return { ada, ben };
  }

  async function has(player: TestPlayer, item_type_id: number, row: Partial<TestItem> = {}) {
    const item = await world.anItem({ item_type_id, user_id: player.id, location: 'pouch', ...row });
    return item.item_id;
  }

  async function listed(seller: TestPlayer, cost: number, item_type_id = FLOUR): Promise<ItemId> {
    const item_id = await has(seller, item_type_id);
    const listed_at = '2026-01-01T00:00:00Z';
    await world.db
      .insertInto('market_listing')
      .values({ item_id, seller_id: seller.id, cost, listed_at })
      .execute();
    return item_id;
  }

  const perform = (as: TestPlayer, body: object) => world.call(performAction, { as, body: body as never });

  const balanceOf = async ({ id }: TestPlayer) =>
    (await world.db.selectFrom('player').select('balance').where('id', '=', id).executeTakeFirstOrThrow())
      .balance;

  /** Everything that an action may change. */
  async function everything() {
    const rows = (table: 'item' | 'market_listing' | 'history') =>
      sql`select to_jsonb(t) as row from ${sql.table(table)} as t order by to_jsonb(t)::text`.execute(
        world.db,
      );
    const balances = await world.db.selectFrom('player').select(['id', 'balance']).orderBy('id').execute();
    return JSON.stringify([
      await rows('item'),
      await rows('market_listing'),
      await rows('history'),
      balances,
    ]);
  }

  return { world, aScene, has, listed, perform, balanceOf, everything };
}
