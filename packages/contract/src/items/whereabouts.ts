import { formatNumber } from '../protocol/format-number.ts';
import type { PlaceId, PlayerId } from '../protocol/ids.ts';
import { type Item, type ItemName, NOT_CREATED_YET } from './item.ts';
import type { ShownLocation } from './item-location.ts';

export type WhereaboutsPart =
  | string
  | { player: { id: PlayerId; name: string } }
  | { place: { id: PlaceId; name: string } }
  | { item: ItemName };

export type Located = Pick<Item, 'location' | 'status' | 'user' | 'place' | 'used_in'>;

export function whereabouts(item: Located | null): string {
  return whereaboutsParts(item).map(inWords).join('');
}

/** The same line split up, so that a page can link the names. */
export function whereaboutsParts(item: Located | null): WhereaboutsPart[] {
  return item ? PARTS[item.location](item) : [NOT_CREATED_YET];
}

const DESTROYED = ['Item Destroyed'];

const heldBy =
  (words: string) =>
  ({ user }: Located): WhereaboutsPart[] => [words, user ? { player: user } : NOBODY];

const foundIn = (pool: string) => () => [`Can be found in ${pool}`];

const PARTS: Record<ShownLocation, (item: Located) => WhereaboutsPart[]> = {
  saved: heldBy('Saved by '),
  lockbox: heldBy('In the LOCKBOX of '),
  pouch: heldBy('In the POUCH of '),
  dropped: ({ user, place }) => {
    const there: WhereaboutsPart = place ? { place } : NOWHERE;
    return user ? ['Is LOCKED by ', { player: user }, ' at ', there] : ['Is DROPPED at ', there];
  },
  mixed: ({ used_in }) => (used_in ? ['Used to CREATE or ADD to ', { item: used_in }] : DESTROYED),
  mixing_pool: foundIn('The Mixerpool'),
  unique_pool: foundIn('The Unique Pool'),
  limbo: foundIn('Limbo'),
  recycle_center: foundIn('The Recycle Center'),
  destroyed: () => DESTROYED,
  hidden: () => ['Not discovered yet'],
};

/** Other servers may omit who or where. */
const NOBODY = 'somebody';
const NOWHERE = 'a place';

function inWords(part: WhereaboutsPart): string {
  if (typeof part === 'string') return part;
  if ('player' in part) return part.player.name;
  if ('place' in part) return part.place.name;
  return `${part.item.name} #${formatNumber(part.item.number)}`;
}
