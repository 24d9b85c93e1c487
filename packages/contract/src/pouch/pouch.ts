import { z } from 'zod';
import { Item } from '../items/item.ts';
import { PlayerInAddress } from '../players/player-in-address.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { ItemId } from '../protocol/ids.ts';
import { pouchAddresses } from './pouch.addresses.ts';

export const PouchItem = Item.pick({
  item_id: true,
  item_type_id: true,
  set_id: true,
  set_name: true,
  name: true,
  number: true,
  variant_id: true,
  variant_name: true,
  hue: true,
  prestige_color: true,
  status: true,
  retired: true,
  image_key: true,
  image_url_50: true,
  image_url_100: true,
  image_url_200: true,
  created_at: true,
})
  .extend({ id: ItemId.meta({ description: 'The same as `item_id`, for older clients.' }) })
  .meta({ id: 'PouchItem', description: 'An item that a player carries.' });
export type PouchItem = z.infer<typeof PouchItem>;

export const readPouch = {
  ...pouchAddresses.readPouch,
  feature: 'pouch',
  access: 'key',
  summary: 'What a player carries, the newest first.',
  description: 'A locked item has the status `LOCKED`.',
  params: z.object({ player: PlayerInAddress }),
  response: z.object({ items: z.array(PouchItem).meta({ description: 'The items.' }) }),
} as const satisfies Endpoint;
