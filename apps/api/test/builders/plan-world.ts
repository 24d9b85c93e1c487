import { readPlan } from '@wallabee/contract/plan/plan';
import { readWays } from '@wallabee/contract/plan/ways';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { createTestWorld, type TestPlayer } from '../world.ts';

/** A world in which a player is to finish a set; `START` is where they begin to walk. */
export async function createPlanWorld() {
  const world = await createTestWorld();
  const { db } = world;

  async function aFormula(item_type_id: number, first: number, second: number, position = 0) {
    await db
      .insertInto('formula')
      .values({ item_type_id, first_component_id: first, second_component_id: second, position })
      .execute();
    await world.catalogue.reload();
  }

  async function forageAt(item_type_id: number, category_id = 1) {
    await db.insertInto('forage_category').values({ item_type_id, category_id }).execute();
    await world.catalogue.reload();
  }

  async function aListing(item_type_id: number, cost: number, row: { number?: number } = {}) {
    const seller = await world.aPlayer();
    const { item_id, number } = await world.anItem({
      item_type_id,
      location: 'pouch',
      user_id: seller.id,
      ...row,
    });
    await db
      .insertInto('market_listing')
      .values({ item_id, seller_id: seller.id, cost, listed_at: '2016-05-01T00:00:00Z' })
      .execute();
    return { item_id, number, seller };
  }

  return {
    world,
    aFormula,
    forageAt,
    aListing,
    plan: async (as: TestPlayer, query: Record<string, unknown>) =>
      world.call(readPlan, { as, query: query as never }),
    ways: async (as: TestPlayer, id: number, query: Record<string, unknown> = START) =>
      world.call(readWays, { as, params: { itemTypeId: id as ItemTypeId }, query: query as never }),
  };
}

export const START = { lat: 54.1, lng: -0.2 };
/** About 400 metres north of the start. */
export const NEARBY = { lat: 54.1036, lng: -0.2 };
