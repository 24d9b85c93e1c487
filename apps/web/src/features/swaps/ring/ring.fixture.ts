import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import { ItemId, ItemTypeId, PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { RingMember, SwapGain, SwapNumber } from '@wallabee/contract/swaps/ring';

const PICTURES = { hue: 40, image_key: 'k', image_url_50: '', image_url_100: '', image_url_200: '' };

export const NO_GAIN: SwapGain = { kind: 'none', instead_of: null, set: null, query: null, is_pulled: false };

export function aNumber(name: string, number: number): SwapNumber {
  return {
    item_id: ItemId.parse(number),
    item_type_id: ItemTypeId.parse(109),
    name,
    set_id: SetId.parse(40),
    set_name: 'Storms in Jars',
    number,
    class: prestigeOf(number),
    variant_id: null,
    variant_name: null,
    retired: false,
    ...PICTURES,
  };
}

export function progress(has: number, size: number, name = 'Storms in Jars'): SwapGain['set'] {
  return { set_id: SetId.parse(40), name, has, size };
}

interface SampleMember {
  name: string;
  gives: SwapNumber;
  gain?: Partial<SwapGain>;
  isFriend?: boolean;
  saved?: number;
}

/** Each gives to the next; the first is the player who looks. */
export function aRing(...samples: SampleMember[]): RingMember[] {
  return samples.map(({ name, gives, gain, isFriend = false, saved }, place) => ({
    player: { id: PlayerId.parse(place + 1), name, is_friend: isFriend, ...PICTURES },
    gives,
    to: PlayerId.parse(((place + 1) % samples.length) + 1),
    saved_number: saved ?? null,
    gain: { ...NO_GAIN, ...gain },
    why: '',
  }));
}
