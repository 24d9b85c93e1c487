import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { createTestWorld, TestPlayer } from '../world.ts';

export interface SwapScene {
  /** What Ada and Bo offer to each other. */
  spares: Record<'ada' | 'bo', ItemId>;
  spareType: number;
  /** Proposals of Bo that Ada has not answered, and one that only Ada has agreed to. */
  swaps: Record<'toAgree' | 'toDecline' | 'agreed', number>;
}

type World = Awaited<ReturnType<typeof createTestWorld>>;
type Pair = Record<'ada' | 'bo', TestPlayer>;

export async function aSwapScene(world: World, pair: Pair): Promise<SwapScene> {
  const set_id = await world.aSet();
  const types = { ada: await world.anItemType({ set_id }), bo: await world.anItemType({ set_id }) };
  for (const name of ['ada', 'bo'] as const)
    await world.anItem({ item_type_id: types[name], user_id: pair[name].id, location: 'saved', number: 1 });
  const aSpare = async (name: keyof Pair) => {
    const spare = { item_type_id: types[name], user_id: pair[name].id, location: 'pouch' } as const;
    return (await world.anItem(spare)).item_id;
  };
  const spares = async () => ({ ada: await aSpare('ada'), bo: await aSpare('bo') });
  return {
    spares: await spares(),
    spareType: types.ada,
    swaps: {
      toAgree: await aSwap(world, pair, { items: await spares(), agreed: 'bo' }),
      toDecline: await aSwap(world, pair, { items: await spares(), agreed: 'bo' }),
      agreed: await aSwap(world, pair, { items: await spares(), agreed: 'ada' }),
    },
  };
}

/** Proposed two days ago. */
async function aSwap(
  { db, clock }: World,
  pair: Pair,
  { items, agreed }: { items: Record<keyof Pair, ItemId>; agreed: keyof Pair },
): Promise<number> {
  const created_at = new Date(clock.now.getTime() - 2 * DAY_MS);
  const expires_at = new Date(clock.now.getTime() + DAY_MS);
  const { swap_id } = await db
    .insertInto('swap')
    .values({ proposer_id: pair[agreed].id, created_at, changed_at: created_at, expires_at })
    .returning('swap_id')
    .executeTakeFirstOrThrow();
  const gain = JSON.stringify({
    kind: 'missing',
    instead_of: null,
    set: null,
    query: null,
    is_pulled: false,
  });
  const members = (['ada', 'bo'] as const).map((name, position) => ({
    swap_id,
    position,
    player_id: pair[name].id,
    item_id: items[name],
    agreed_at: name === agreed ? created_at : null,
    gain,
  }));
  await db.insertInto('swap_member').values(members).execute();
  return swap_id;
}

const DAY_MS = 24 * 60 * 60_000;
