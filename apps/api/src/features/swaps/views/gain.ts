import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import type { SwapGain } from '@wallabee/contract/swaps/ring';
import { gainOver } from '@wallabee/game/swaps/gain';
import type { SwapItem, SwapPlayer } from '@wallabee/game/swaps/swap-player';
import type { Catalogue, CatalogueItem } from '../../catalogue/catalogue.public.ts';

interface Got {
  player: SwapPlayer;
  item: SwapItem;
  /** The name of the player's query that finds the item, if one does. */
  query: string | null;
}

/** Why the player wants what they get. */
export function gainOf({ player, item, query }: Got, catalogue: Catalogue, now: Date): SwapGain {
  const { saved, wants } = player;
  const type = catalogue.items.get(item.item_type_id);
  const gain = { ...NO_GAIN, is_pulled: type?.role === 'cracker' };
  const own = saved.get(item.item_type_id);
  if (!own && wants.missing && type)
    return { ...gain, kind: 'missing', set: progressWith(type, saved, catalogue, now) };
  if (own && gainOver(wants, own.worth, item.worth) > 0)
    return { ...gain, kind: 'lower', instead_of: own.number };
  return player.wantedItems.has(item.item_id) ? { ...gain, kind: 'query', query } : gain;
}

const NO_GAIN: SwapGain = { kind: 'none', instead_of: null, set: null, query: null, is_pulled: false };

/** The set with the new item; null for types that belong to no set that is completed. */
function progressWith(
  type: CatalogueItem,
  saved: ReadonlyMap<ItemTypeId, unknown>,
  { sets }: Catalogue,
  now: Date,
): SwapGain['set'] {
  const set = sets.get(type.set_id);
  if (!set || !isOrdinarySet(type.set_id)) return null;
  const released = set.items.filter(
    ({ released_at }) => released_at !== null && new Date(released_at) <= now,
  );
  const has = released.filter(({ id }) => id === type.id || saved.has(id)).length;
  return { set_id: type.set_id, name: set.name, has, size: released.length };
}
