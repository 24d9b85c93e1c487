import { randomNumbers } from '@wallabee/game/samples/sample-steps';
import type { IssuedNumbers } from '../../src/features/items/items.public.ts';
import { createSearchServices } from '../../src/features/search/search-services.ts';
import { createWordIndex } from '../../src/features/search/words/create-word-index.ts';
import { createSwapMarketHolder } from '../../src/features/swaps/market/swap-market.ts';
import type { SwapServices } from '../../src/features/swaps/swaps.public.ts';
import { perform, type WorldEngine } from '../../src/features/world/world.public.ts';
import { NO_NOTIFICATIONS } from '../database.ts';

/** Without a server. The market is read once, because nothing notifies it. */
export function createSwapServices(
  parts: Pick<SwapServices, 'db' | 'catalogue' | 'now'> & { numbers: IssuedNumbers },
  engine: WorldEngine,
): SwapServices {
  const services = { ...parts, apiUrl: '' };
  const words = createWordIndex({ ...services, notifications: NO_NOTIFICATIONS });
  const { binder } = createSearchServices({ ...services, words });
  const market = createSwapMarketHolder({ ...services, binder, notifications: NO_NOTIFICATIONS });
  return {
    ...services,
    binder,
    market,
    perform: (action, alongside) =>
      perform(engine, action, {
        now: parts.now(),
        fixedLuck: Array.from({ length: 15 }, randomNumbers(9)),
        alongside,
      }),
  };
}
