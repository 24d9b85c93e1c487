import type { PlayerId, SwapId } from '@wallabee/contract/protocol/ids';
import { createSwapMarket } from '@wallabee/game/swaps/market';
import { NO_NOTIFICATIONS } from '../../../../test/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { watchCatalogue } from '../../catalogue/catalogue.public.ts';
import { recordEvents } from '../../event-log/event-log.public.ts';
import { createWorldEngine, perform } from '../../world/world.public.ts';
import type { SwapServices } from '../swap-services.ts';
import { agreeToSwap } from './answer-swap.ts';
import { breakSwaps } from './break-swaps.ts';

/** Agrees to swaps as their last members, all at once, and reports each outcome. */
export async function agreeToAll(
  db: Db,
  last: readonly { id: SwapId; player: PlayerId }[],
  { now, report = () => {} }: { now: Date; report?: (outcome: string) => void },
): Promise<string[]> {
  const catalogue = await watchCatalogue(db, NO_NOTIFICATIONS);
  const engine = createWorldEngine(db, catalogue, [breakSwaps, recordEvents(catalogue)]);
  const services: SwapServices = {
    db,
    catalogue,
    numbers: { of: () => 0 },
    binder: undefined as never,
    market: { current: async () => createSwapMarket() },
    perform: (action, alongside) => perform(engine, action, { now, alongside }),
    apiUrl: '',
    now: () => now,
  };
  const storeResponse = async () => {};
  return Promise.all(
    last.map(async ({ id, player }) => {
      const outcome = await agreeToSwap(services, { id, player, storeResponse }).then(
        ({ state }): string => state,
        (failure) => failure.problem?.reason ?? String(failure),
      );
      report(outcome);
      return outcome;
    }),
  );
}
