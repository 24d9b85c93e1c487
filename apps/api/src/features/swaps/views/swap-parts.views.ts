import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { SwapNumber, SwapPlayer } from '@wallabee/contract/swaps/ring';
import { playerHue, playerImageKey } from '../../art/art.public.ts';
import { type Catalogue, pictures } from '../../catalogue/catalogue.public.ts';
import { itemSubject } from '../../items/items.public.ts';
import type { FaceRow } from './faces.queries.ts';
import type { SwapItemRow } from './swap-items.queries.ts';

export interface Shown {
  catalogue: Catalogue;
  apiUrl: string;
}

/** Undefined until this process has loaded a catalogue that contains the type. */
export function toSwapNumber(item: SwapItemRow, { catalogue, apiUrl }: Shown): SwapNumber | undefined {
  const { item_id, item_type_id, number, variant_id } = item;
  const type = catalogue.items.get(item_type_id);
  if (!type) return undefined;
  return {
    item_id,
    item_type_id,
    name: type.name,
    set_id: type.set_id,
    set_name: catalogue.sets.get(type.set_id)?.name ?? '',
    number,
    class: prestigeOf(number),
    variant_id,
    variant_name: type.variants.find((variant) => variant.variant_id === variant_id)?.name ?? null,
    retired: type.is_retired,
    hue: type.hue,
    image_key: type.image_key,
    ...pictures(itemSubject(item), apiUrl),
  };
}

export function toSwapPlayer(
  face: FaceRow,
  { friends, apiUrl }: { friends: ReadonlySet<PlayerId>; apiUrl: string },
): SwapPlayer {
  return {
    id: face.id,
    name: face.name,
    is_friend: friends.has(face.id),
    hue: playerHue(face.id),
    image_key: playerImageKey(face),
    ...pictures({ kind: 'player', id: face.id }, apiUrl),
  };
}
