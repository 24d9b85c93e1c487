import { readSwap, sendSwapMessage } from '@wallabee/contract/swaps/swap';
import { randomNumbers } from '@wallabee/game/samples/sample-steps';
import { characterOf } from '@wallabee/simulated-players/character/character';
import { fondnessOf } from '@wallabee/simulated-players/swaps/fondness';
import { sql } from 'kysely';
import { createSwapWorld, type Trader } from '../../../../test/builders/swap-world.ts';
import type { TestPlayer } from '../../../../test/world.ts';
import { recordEvents } from '../../event-log/event-log.public.ts';
import { breakSwaps } from '../../swaps/swaps.public.ts';
import { createWorldEngine, perform } from '../../world/world.public.ts';
import { createLiveGame } from '../live-game.ts';

/** A world with swaps in which players without a password are simulated. */
export async function createSwappingWorld() {
  const made = await createSwapWorld();
  const { world } = made;
  const { db } = world;
  const engine = createWorldEngine(db, world.catalogue, [breakSwaps, recordEvents(world.catalogue)]);
  const now = () => world.clock.now;

  const aGame = (seed = 7) => {
    const random = randomNumbers(seed);
    return createLiveGame({
      db,
      catalogue: world.catalogue,
      game: engine.game,
      numbers: world.numbers,
      swaps: world.app.swaps,
      perform: (action) =>
        perform(engine, action, { now: now(), fixedLuck: Array.from({ length: 6 }, random) }),
      now,
      random,
    });
  };

  async function asPerson({ id }: Pick<TestPlayer, 'id'>) {
    await sql`update player set password_hash = 'x' where id = ${id}`.execute(db);
  }

  /** Fondness follows from the username, so another one changes it. */
  async function setFond({ id, spare }: Trader, isFond: boolean) {
    const item = { item_id: spare, number: 500, issued: 9_000 };
    for (let nth = 0; ; nth += 1) {
      const username = `minded${id}x${nth}`;
      const fondness = fondnessOf({ character: characterOf({ username, birthday: null }), username, item });
      if (isFond ? fondness?.why !== 'taste' : fondness) continue;
      await sql`update player set username = ${username} where id = ${id}`.execute(db);
      return;
    }
  }

  /** The first trader is a person, the others are simulated and give their spares. */
  async function aRingWithPerson(size: number): Promise<Trader[]> {
    const traders = await made.aRing(size, Array(size).fill(500));
    await asPerson(traders[0] as Trader);
    for (const trader of traders.slice(1)) await setFond(trader, false);
    return traders;
  }

  /** Ids decide what is written, so others are left out before. */
  async function skipIds(table: 'swap' | 'swap_message', isWanted: (next: number) => boolean) {
    const column = table === 'swap' ? 'swap_id' : 'message_id';
    const sequence = sql`nextval(pg_get_serial_sequence(${table}, ${column}))::int`;
    for (;;) {
      const { rows } = await sql<{ id: number }>`select ${sequence} as id`.execute(db);
      if (isWanted((rows[0]?.id ?? 0) + 1)) return;
    }
  }

  async function swapOf(as: TestPlayer, id: number) {
    return (await world.call(readSwap, { as, params: { swapId: id as never } })).json();
  }

  return {
    ...made,
    aGame,
    asPerson,
    setFond,
    aRingWithPerson,
    skipIds,
    swapOf,
    say: (as: TestPlayer, id: number, text: string) =>
      world.call(sendSwapMessage, { as, params: { swapId: id as never }, body: { text } }),
    laterSeconds: (seconds: number) => made.later(seconds * 1_000),
  };
}
