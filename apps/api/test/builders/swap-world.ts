import { WORLD_EVENTS_CHANNEL } from '@wallabee/contract/events/event';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import { readOwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import * as swap from '@wallabee/contract/swaps/swap';
import type { Action } from '@wallabee/game/state/action';
import { sql } from 'kysely';
import { recordEvents } from '../../src/features/event-log/event-log.public.ts';
import { breakSwaps } from '../../src/features/swaps/swaps.public.ts';
import { createWorldEngine, perform } from '../../src/features/world/world.public.ts';
import { createTestWorld, type TestPlayer } from '../world.ts';

export interface Trader extends TestPlayer {
  /** The spare that the player offers. */
  spare: ItemId;
  type: number;
}

const STEPS = {
  agree: swap.agreeToSwap,
  decline: swap.declineSwap,
  withdraw: swap.withdrawSwap,
  remind: swap.remindSwap,
} as const;

/** A world with players who offer spares to each other. */
export async function createSwapWorld() {
  const world = await createTestWorld();
  const engine = createWorldEngine(world.db, world.catalogue, [breakSwaps, recordEvents(world.catalogue)]);

  /** Each saves the own type in a low number and everything but the type of the player before. */
  async function aRing(size: number, numbers: readonly number[] = []): Promise<Trader[]> {
    await world.aSet({ id: 40, name: 'Storms in Jars' });
    const types = await world.someItemTypes(
      Array.from({ length: size }, (_, nth) => ({ set_id: 40, name: `Jar ${nth + 1}` })),
    );
    const traders: Trader[] = [];
    for (const [nth, type] of types.entries()) {
      const player = await world.aPlayer(`trader${nth + 1}`);
      const wanted = types.at(nth - 1);
      for (const saved of types.filter((id) => id !== wanted))
        await world.anItem({ item_type_id: saved, location: 'saved', user_id: player.id, number: 10 + nth });
      const number = numbers[nth] ?? 500 + nth;
      const { item_id } = await world.anItem({
        item_type_id: type,
        location: 'pouch',
        user_id: player.id,
        number,
      });
      traders.push({ ...player, spare: item_id, type });
    }
    await world.db.updateTable('session').set({ expires_at: '2030-01-01T00:00:00Z' }).execute();
    await refreshed();
    return traders;
  }

  /** After rows were written past the engine, the servers read everything again. */
  async function refreshed() {
    await sql`select pg_notify(${WORLD_EVENTS_CHANNEL}, '')`.execute(world.db);
    await world.caughtUp();
  }

  async function act(action: Action) {
    later(1_000);
    const applied = await perform(engine, action, { now: world.clock.now });
    await world.caughtUp();
    return applied;
  }

  /** Logins outlive it. */
  function later(ms: number) {
    world.clock.now = new Date(world.clock.now.getTime() + ms);
  }

  const ringOf = (traders: readonly Trader[]) =>
    traders.map(({ id, spare }, nth) => ({
      player_id: id,
      item_id: spare,
      to: (traders[(nth + 1) % traders.length] as Trader).id,
    }));

  const propose = (as: TestPlayer, traders: readonly Trader[]) =>
    world.call(swap.proposeSwap, { as, body: { members: ringOf(traders) } });

  async function aProposal(traders: readonly Trader[]): Promise<swap.Swap> {
    return (await propose(traders[0] as Trader, traders)).json();
  }

  return {
    world,
    act,
    aRing,
    refreshed,
    later,
    ringOf,
    propose,
    aProposal,
    step: (name: keyof typeof STEPS, as: TestPlayer, id: number) =>
      world.call(STEPS[name], { as, params: { swapId: id as swap.Swap['id'] } }),
    read: (as: TestPlayer, id: number) =>
      world.call(swap.readSwap, { as, params: { swapId: id as swap.Swap['id'] } }),
    own: async (as: TestPlayer, query: Record<string, string> = {}) =>
      (await world.call(readOwnSwaps, { as, query: query as never })).json(),
  };
}
