import { foldText } from '@wallabee/contract/protocol/fold-text';
import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import type { OwnSwaps, SwapOffer } from '@wallabee/contract/swaps/own-swaps';
import { OFFERS_PER_PAGE } from '@wallabee/contract/swaps/swap-limits';
import { isOffered, isSpare } from '@wallabee/game/swaps/offers';
import type { Db } from '../../../platform/db/db.ts';
import type { KnownPlayer } from '../market/known-player.ts';
import type { CarriedRow } from '../market/player-rows.queries.ts';
import { isShown, offerRule } from '../market/to-swap-player.ts';
import type { SwapServices } from '../swap-services.ts';
import { listSwapItems } from '../views/swap-items.queries.ts';
import { toSwapNumber } from '../views/swap-parts.views.ts';

export interface OffersAsked {
  offers: 'offered' | 'all';
  offers_page: number;
  offers_name?: string | undefined;
}

export async function showOffers(
  services: SwapServices,
  db: Db,
  { own, asked }: { own: KnownPlayer; asked: OffersAsked },
): Promise<Pick<OwnSwaps, 'offers' | 'offers_paging'>> {
  const catalogue = services.catalogue.current();
  const shown = own.carried.filter((row) => isShown(row, catalogue));
  const name = foldText(asked.offers_name ?? '');
  const listed = shown.filter(
    (row) =>
      (asked.offers === 'all' || isOffered(row, offerRule(row, own))) &&
      foldText(catalogue.items.get(row.item_type_id)?.name ?? '').includes(name),
  );
  const start = (asked.offers_page - 1) * OFFERS_PER_PAGE;
  const page = listed.slice(start, start + OFFERS_PER_PAGE);
  const items = await listSwapItems(
    db,
    page.map(({ item_id }) => item_id),
  );
  return {
    offers: page.flatMap((row): SwapOffer[] => {
      const stored = items.get(row.item_id);
      const item = stored && toSwapNumber(stored, { catalogue, apiUrl: services.apiUrl });
      return item ? [{ item, ...aboutOffer(row, own, shown) }] : [];
    }),
    offers_paging: pagingOf(listed.length, { number: asked.offers_page, size: OFFERS_PER_PAGE }),
  };
}

function aboutOffer(
  row: CarriedRow,
  own: KnownPlayer,
  shown: readonly CarriedRow[],
): Omit<SwapOffer, 'item'> {
  const savedNumber = own.saved.get(row.item_type_id);
  const alike = shown.filter(({ item_type_id }) => item_type_id === row.item_type_id);
  return {
    offered: isOffered(row, offerRule(row, own)),
    is_spare: isSpare(row.number, savedNumber),
    is_by_hand: row.is_offered_by_hand !== null,
    saved_number: savedNumber ?? null,
    like_it: alike.filter(({ number }) => isSpare(number, savedNumber)).length,
  };
}
