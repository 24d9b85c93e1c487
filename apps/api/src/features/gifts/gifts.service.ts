import type { Gift } from '@wallabee/contract/gifts/gift';
import { NO_RECIPIENT } from '@wallabee/contract/gifts/gift-choices';
import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { StoreResponse } from '../../platform/db/connection/store-response.ts';
import type { Db } from '../../platform/db/db.ts';
import { badInput, found } from '../../platform/problems.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import type { Act } from '../world/world.public.ts';
import { findRecipient } from './gifts.queries.ts';

export interface GiftServices {
  db: Db;
  catalogue: CatalogueHolder;
  perform: Act;
}

interface GiftRequest {
  item_type_id: ItemTypeId;
  variant_id: number | null;
  username: string;
}

export async function giftUnique(
  { db, catalogue, perform }: GiftServices,
  senderId: PlayerId,
  { item_type_id, variant_id, username, storeResponse }: GiftRequest & { storeResponse: StoreResponse },
): Promise<Gift[]> {
  if (username === '') throw badInput(NO_RECIPIENT);
  const recipient = found(await findRecipient(db, username), 'player');
  const type = catalogue.current().items.get(item_type_id);
  const toGifts = ({ minted }: AppliedChanges) =>
    minted.map((item) => ({
      item_id: item.item_id,
      item_type_id,
      name: type?.name ?? '',
      number: item.number,
      variant_id: item.variant_id,
      variant_name: type?.variants.find((variant) => variant.variant_id === item.variant_id)?.name ?? null,
      recipient_id: recipient.id,
      recipient: recipient.username,
      recipient_name: recipient.name,
    }));
  const gift = {
    type: 'gift_unique',
    player_id: senderId,
    recipient_id: recipient.id,
    item_type_id,
    variant_id,
  } as const;
  return toGifts(await perform(gift, (trx, applied) => storeResponse(trx, toGifts(applied))));
}
