import { randomNumbers } from '@wallabee/game/samples/sample-steps';
import type { Action } from '@wallabee/game/state/action';
import { createSwapServices } from '../../../test/builders/swap-services.ts';
import { createTestDatabase, NO_NOTIFICATIONS } from '../../../test/database.ts';
import { ensureWorld } from '../../commands/world/ensure-world.ts';
import { readConfig } from '../../config.ts';
import { watchCatalogue } from '../catalogue/catalogue.public.ts';
import { recordEvents } from '../event-log/event-log.public.ts';
import { watchIssuedNumbers } from '../items/items.public.ts';
import { breakSwaps } from '../swaps/swaps.public.ts';
import { createWorldEngine, perform } from '../world/world.public.ts';
import type { LiveGameServices } from './live-services.ts';

/** The day on which the small world is loaded; its history ends the day before. */
export const TODAY = new Date('2026-06-01T12:00:00Z');

/** A small world in a database of its own, with a clock and random numbers that are the same in every run. */
export async function createLiveWorld() {
  const { db, url } = await createTestDatabase();
  const clock = { now: TODAY };
  const now = () => clock.now;
  await ensureWorld({ db, url, config: readConfig({ WORLD: 'small' }), report: () => {}, now });
  const catalogue = await watchCatalogue(db, NO_NOTIFICATIONS);
  const engine = createWorldEngine(db, catalogue, [breakSwaps, recordEvents(catalogue)]);
  const numbers = await watchIssuedNumbers(db, NO_NOTIFICATIONS);
  const random = randomNumbers(7);
  const performed: Action[] = [];
  const refused: Action[] = [];
  const services: LiveGameServices = {
    swaps: createSwapServices({ db, catalogue, numbers, now }, engine),
    db,
    catalogue,
    game: engine.game,
    numbers,
    now,
    random,
    perform: async (action) => {
      clock.now = new Date(clock.now.getTime() + 2_000);
      try {
        const applied = await perform(engine, action, {
          now: clock.now,
          fixedLuck: Array.from({ length: 6 }, random),
        });
        performed.push(action);
        return applied;
      } catch (failure) {
        refused.push(action);
        throw failure;
      }
    },
  };
  const wait = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1_000);
  };
  return { db, url, clock, wait, services, performed, refused };
}
