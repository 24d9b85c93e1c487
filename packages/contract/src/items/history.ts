import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue, ImageKey, pictureUrl, UploadKey } from '../protocol/fields.ts';
import { formatNumber } from '../protocol/format-number.ts';
import { ItemId, inAddress, PlaceId, PlayerId } from '../protocol/ids.ts';
import { Digest } from '../provenance/provenance-fields.ts';
import { ItemName, PlaceReference, PlayerReference } from './item.ts';
import { setName } from './item-fields.ts';
import { itemAddresses } from './items.addresses.ts';

export const HistoryItem = ItemName.extend({
  set_name: setName,
  set_image: pictureUrl({ kind: 'set', id: 1 }, 100, 'Address of the set’s picture, 100 pixels square.'),
  hue: Hue,
  image_url: pictureUrl({ kind: 'item', id: 109 }, 100),
  image_key: ImageKey,
}).meta({ id: 'HistoryItem', description: 'An item in a history.' });
export type HistoryItem = z.infer<typeof HistoryItem>;

export const HistoryPlayer = PlayerReference.extend({ image_key: UploadKey }).meta({
  id: 'HistoryPlayer',
  description: 'A player in a history.',
});

const GiftUser = z
  .object({
    user_id: PlayerId.meta({ example: 10 }),
    username: z.string().meta({ description: 'The username of the player.', example: 'demofriend' }),
    name: z.string().meta({ description: 'The display name of the player.', example: 'Zoë Demofriend' }),
    image_url: pictureUrl({ kind: 'player', id: 10 }, 100),
    image_key: UploadKey,
  })
  .meta({ id: 'GiftUser', description: 'The player who got an item.' });

const eventType = z.string().meta({
  description: 'What happened. A newer server may send words that a client does not know; skip them.',
  example: 'itemvault',
});

const happenedAt = z.iso.datetime().meta({ description: 'When.', example: '2016-04-02T00:08:46.000Z' });

/** `HistoryEvent` of the game says which item is which, and whom `gift_user` names. */
export const HistoryEntry = z
  .object({
    history_id: z.number().int().meta({ description: 'The id of the event.', example: 7744 }),
    /** One of HISTORY_EVENT_TYPES; a newer server may send others, which are skipped. */
    type: eventType,
    created_at: happenedAt,
    user: HistoryPlayer.nullable().meta({ description: 'Who did it; null where nobody did.' }),
    place: PlaceReference.nullable().meta({ description: 'Where; null away from places.', example: null }),
    primary_item: HistoryItem.meta({ description: 'The item it is about.' }),
    secondary_item: HistoryItem.nullable().meta({
      description: 'The other item of a mix, trade or swap; null elsewhere.',
      example: null,
    }),
    tertiary_item: HistoryItem.nullable().meta({
      description: 'The third item, such as the other component of a mix; null elsewhere.',
      example: null,
    }),
    gift_user: GiftUser.nullable().meta({
      description: 'Who got it by a gift or trade; null elsewhere, and where the game gave it to `user`.',
      example: null,
    }),
    digest: Digest.nullable().meta({
      description:
        'Covers the event and the digest of the item’s event before; null for events from before there were digests. `/items/{itemId}/proof` has what it covers.',
    }),
  })
  .meta({ id: 'HistoryEntry', description: 'Something that happened to an item.' });
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** More than an item traded daily for two years has. */
export const HISTORY_LIMIT = 1_000;

export const readHistory = {
  ...itemAddresses.readHistory,
  feature: 'items',
  access: 'key',
  sendsETag: true,
  summary: 'Everything that happened to an item, newest first.',
  description: `At most the latest ${formatNumber(HISTORY_LIMIT)} events. Empty while the item type is undiscovered.`,
  params: z.object({ itemId: inAddress(ItemId) }),
  fixedParts: { list: { value: 'history', description: 'Always `history`.' } },
  response: z.array(HistoryEntry),
} as const satisfies Endpoint;

export const ItemPost = z
  .object({
    type: eventType,
    created_at: happenedAt,
    user_id: PlayerId.nullable().meta({ description: 'Who did it; null where nobody did.' }),
    place_id: PlaceId.nullable().meta({ description: 'Where; null away from places.', example: null }),
    primary_item_id: ItemId.meta({ description: 'The item it is about.' }),
    secondary_item_id: ItemId.nullable().meta({
      description: 'The other item of a mix, trade or swap; null elsewhere.',
      example: null,
    }),
    tertiary_item_id: ItemId.nullable().meta({
      description: 'The third item, such as the other component of a mix; null elsewhere.',
      example: null,
    }),
    gift_user_id: PlayerId.nullable().meta({
      description: 'Who got it by a gift or trade; null elsewhere.',
      example: null,
    }),
  })
  .meta({ id: 'ItemPost', description: 'Something that happened to an item, as ids alone.' });
export type ItemPost = z.infer<typeof ItemPost>;

export const readActivity = {
  ...itemAddresses.readActivity,
  feature: 'items',
  access: 'key',
  summary: 'Everything that happened to an item as ids alone, newest first.',
  description: 'Empty while the item type is undiscovered.',
  params: z.object({ itemId: inAddress(ItemId) }),
  response: z.object({ posts: z.array(ItemPost).meta({ description: 'The events.' }) }),
} as const satisfies Endpoint;
