import { listGiftableUniques, sendGift } from '@wallabee/contract/gifts/gift';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import type { IssuedNumbers } from '../items/items.public.ts';
import { isGiftable, toGiftables } from './giftable-uniques.ts';
import { listOwnedUniques } from './gifts.queries.ts';
import { type GiftServices, giftUnique } from './gifts.service.ts';

export interface GiftOptions extends GiftServices {
  numbers: IssuedNumbers;
  apiUrl: string;
  now: () => Date;
}

export function giftRoutes({ numbers, apiUrl, now, ...services }: GiftOptions) {
  const { catalogue } = services;

  return async (app: ApiApp) => {
    answer(app, listGiftableUniques, async (_, { player, reads }) => {
      const owned = await listOwnedUniques(reads, player.id);
      const types = owned.flatMap((id) => catalogue.current().items.get(id) ?? []);
      return types
        .filter((type) => isGiftable(type, { issued: numbers.of(type.id), now: now() }))
        .flatMap((type) => toGiftables(type, apiUrl));
    });

    answer(
      app,
      sendGift,
      ({ body }, { player, storeResponse }) =>
        giftUnique(services, player.id, { ...body, variant_id: body.variant_id ?? null, storeResponse }),
      { isStoredInTransaction: true },
    );
  };
}
