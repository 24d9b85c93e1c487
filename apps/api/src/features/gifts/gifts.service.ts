import type { Gift } from '@wallabee/contract/gifts/gift';
import { NO_RECIPIENT } from '@wallabee/contract/gifts/gift-choices';
import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Action } from '@wallabee/contract/world/action';
import type { AppliedChanges } from '@wallabee/contract/world/changes';
import type { Db } from '../../platform/db/db.ts';
import { badInput, found } from '../../platform/problems.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { findRecipient } from './gifts.queries.ts';

export interface GiftServices {
  db: Db;
  catalogue: CatalogueHolder;
  /** The engine, which decides and makes the number. */
  perform: (action: Action) => Promise<AppliedChanges>;
}

interface Wanted {
  item_type_id: ItemTypeId;
  variant_id: number | null;
  username: string;
}

export async function giveUnique(
  { db, catalogue, perform }: GiftServices,
  giverId: PlayerId,
  { item_type_id, variant_id, username }: Wanted,
): Promise<Gift[]> {
  if (username === '') throw badInput(NO_RECIPIENT);
  const recipient = found(await findRecipient(db, username), 'player');
  const { minted } = await perform({
    type: 'gift_unique',
    player_id: giverId,
    recipient_id: recipient.id,
    item_type_id,
    variant_id,
  });
  const type = catalogue.current().items.get(item_type_id);
  return minted.map((item) => ({
    item_id: item.item_id,
    item_type_id,
    name: type?.name ?? '',
    number: item.number,
    variant_id: item.variant_id,
    variant_name: type?.variants.find((variant) => variant.variant_id === item.variant_id)?.name ?? null,
    recipient_id: recipient.id,
    recipient: recipient.username,
  }));
}
