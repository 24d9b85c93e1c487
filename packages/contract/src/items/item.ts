import { z } from 'zod';
import { At } from '../protocol/at.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue, picturesOf, pictureUrl } from '../protocol/fields.ts';
import { ItemId, ItemTypeId, inAddress, LARGEST_ID, PlaceId, PlayerId, SetId } from '../protocol/ids.ts';
import { isRetired, itemNumber, itemTypeName, setName, variant } from './item-fields.ts';
import { SHOWN_LOCATIONS } from './item-location.ts';
import { itemAddresses, olderItemAddresses } from './items.addresses.ts';
import { PrestigeColor } from './prestige.ts';

/** The status words of the game's clients. This server never sends UNIQUE. */
export const ItemStatusWord = z
  .enum(['LOCKBOX', 'LOCKED', 'UNIQUEPOOL', 'LIMBO', 'UNIQUE', 'RECYCLE', 'DEFAULT'])
  .meta({
    description:
      'The status word of the game’s clients. `DEFAULT` says nothing special; `UNIQUE` is never sent.',
    example: 'DEFAULT',
  });
export type ItemStatusWord = z.infer<typeof ItemStatusWord>;

export const ItemName = z
  .object({
    item_id: ItemId,
    item_type_id: ItemTypeId,
    number: itemNumber,
    name: itemTypeName,
  })
  .meta({ id: 'ItemName', description: 'An item, by type and number.' });
export type ItemName = z.infer<typeof ItemName>;

export const PlayerReference = z
  .object({
    id: PlayerId,
    name: z.string().meta({ description: 'The display name of the player.', example: 'Robin Demo' }),
    image_url: pictureUrl({ kind: 'player', id: 3 }, 100),
  })
  .meta({ id: 'PlayerReference', description: 'A player, by name and picture.' });

export const PlaceReference = z
  .object({
    id: PlaceId,
    name: z.string().meta({ description: 'The name of the place.', example: 'Liberty' }),
    image_url: pictureUrl({ kind: 'place', id: 1 }, 100),
  })
  .meta({ id: 'PlaceReference', description: 'A place, by name and picture.' });

export const Item = z
  .object({
    ...ItemName.shape,
    set_id: SetId,
    set_name: setName,
    hue: Hue,
    ...variant,
    location: z.enum(SHOWN_LOCATIONS).meta({
      description:
        'Where it is; `hidden` where its type is undiscovered, which shows neither owner nor history.',
      example: 'saved',
    }),
    status: ItemStatusWord,
    saved: z.boolean().meta({ description: 'Whether a player has saved it in its set.', example: true }),
    mixing_pool: z.boolean().meta({ description: 'Whether it is in the Mixerpool.', example: false }),
    user_id: PlayerId.nullable().meta({
      description: 'The player who has it, or who locked it where it was dropped; null where nobody has it.',
    }),
    user: PlayerReference.nullable().meta({ description: 'The same player; null where nobody has it.' }),
    place_id: PlaceId.nullable().meta({
      description: 'The place where it was dropped; null where it was not.',
      example: null,
    }),
    place: PlaceReference.nullable().meta({
      description: 'The same place; null where it was not dropped.',
      example: null,
    }),
    used_in_mix: ItemId.nullable().meta({
      description: 'The item that it was mixed into; null where it was not.',
      example: null,
    }),
    used_in: ItemName.nullable().meta({
      description: 'The same item; null where it was not mixed.',
      example: null,
    }),
    prestige_color: PrestigeColor,
    total_issued: z
      .number()
      .int()
      .meta({ description: 'How many of the type have been made so far.', example: 2112 }),
    retired: isRetired,
    ...picturesOf({ kind: 'item', id: 109 }),
    created_at: z.iso.datetime().meta({
      description: 'When it was made; `1970-01-01T00:00:00.000Z` where it is hidden.',
      example: '2016-04-02T00:07:20.000Z',
    }),
  })
  .meta({ id: 'Item', description: 'One numbered item of an item type.' });
export type Item = z.infer<typeof Item>;

/** 0 is a valid request, and never exists. */
export const ItemNumber = z
  .number()
  .int()
  .min(0)
  .max(LARGEST_ID)
  .meta({ description: 'The number of the item, from 1.', example: 7 });

export const NOT_CREATED_YET = 'Item has not been created yet!';

export const readNumberedItem = {
  ...itemAddresses.readNumberedItem,
  feature: 'items',
  access: 'key',
  summary: 'The item of this type with this number.',
  description:
    'With `at`, where it was then, by its history. A lock in a pouch leaves no event, so it is not shown of the past; nor is the look of an item that a wand has changed since. Names are those of now.',
  params: z.object({ itemTypeId: inAddress(ItemTypeId), number: inAddress(ItemNumber) }),
  query: z.object({ at: At }),
  response: Item,
} as const satisfies Endpoint;

export const readNumberedItemByOldName = {
  ...readNumberedItem,
  ...olderItemAddresses.readNumberedItemByOldName,
  description: 'The older name of `/items/{itemTypeId}/number/{number}`, which says what `at` does.',
  deprecated: { since: '2026-11-19', use: itemAddresses.readNumberedItem },
} as const satisfies Endpoint;

export const readItem = {
  ...itemAddresses.readItem,
  feature: 'items',
  access: 'key',
  summary: 'One item.',
  params: z.object({ itemId: inAddress(ItemId) }),
  response: Item,
} as const satisfies Endpoint;
