import { statusWord } from '@wallabee/contract/items/item-rules';
import { prestigeColor } from '@wallabee/contract/items/prestige';
import { readOwnPouch } from '@wallabee/contract/pouch/own-pouch';
import { type PouchItem, readPouch } from '@wallabee/contract/pouch/pouch';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { type Catalogue, pictures } from '../catalogue/catalogue.public.ts';
import { itemSubject } from '../items/items.public.ts';
import { namedPlayer } from '../players/players.public.ts';
import { createOwnPouches, type OwnPouchServices } from './own-pouch.ts';
import { type CarriedItem, listCarriedItems } from './pouch.queries.ts';

export function pouchRoutes(services: OwnPouchServices) {
  const { catalogue, apiUrl } = services;
  const own = createOwnPouches(services);

  return async (app: ApiApp) => {
    answer(app, readOwnPouch, (_, { player, reads }) => own.read(reads, player.id));

    answer(app, readPouch, async ({ params }, { reads }) => {
      const carried = await listCarriedItems(reads, await namedPlayer(reads, params.player));
      return { items: carried.flatMap((item) => toPouchItem(item, catalogue.current(), apiUrl)) };
    });
  };
}

/** Returns undefined until this process has loaded a catalogue that contains the type. */
function toPouchItem(item: CarriedItem, { items, sets }: Catalogue, apiUrl: string): PouchItem[] {
  const { item_id, item_type_id, number, variant_id, is_locked, created_at } = item;
  const type = items.get(item_type_id);
  if (!type) return [];
  return [
    {
      id: item_id,
      item_id,
      item_type_id,
      set_id: type.set_id,
      set_name: sets.get(type.set_id)?.name ?? '',
      name: type.name,
      number,
      variant_id,
      variant_name: type.variants.find((variant) => variant.variant_id === variant_id)?.name ?? null,
      hue: type.hue,
      prestige_color: prestigeColor(number),
      status: statusWord({ location: 'pouch', is_locked }),
      retired: type.is_retired,
      image_key: type.image_key,
      ...pictures(itemSubject(item), apiUrl),
      created_at,
    },
  ];
}
