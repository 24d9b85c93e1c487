import type { SetDetail } from '@wallabee/contract/sets/set';
import type { infoStrings } from './info.strings.ts';

type Post = keyof typeof infoStrings.team;

interface TeamMember {
  post: Post;
  setIds: readonly number[];
  /** The items belong to the sets above, so that one call per set loads a card. */
  itemTypeIds: readonly number[];
  portraitId: number;
}

export const team: readonly TeamMember[] = [
  { post: 'president', setIds: [48, 3], itemTypeIds: [975, 148], portraitId: 965 },
  { post: 'product', setIds: [78, 16], itemTypeIds: [1741, 356], portraitId: 366 },
  { post: 'design', setIds: [40, 28], itemTypeIds: [820, 614], portraitId: 603 },
  { post: 'programming', setIds: [84, 27], itemTypeIds: [1825, 529], portraitId: 528 },
];

export interface FavouriteSet {
  id: number;
  name: string;
  hue: number;
  image_key: string;
}

export interface FavouriteItem {
  item_type_id: number;
  name: string;
  hue: number;
  image_key: string;
}

export interface Favourites {
  sets: FavouriteSet[];
  items: FavouriteItem[];
}

export const favouriteSetIds: readonly number[] = team.flatMap(({ setIds }) => setIds);

/** Items that the catalogue does not have are left out. */
export function pickFavourites(sets: readonly SetDetail[]): Favourites {
  const wanted = new Set(team.flatMap(({ itemTypeIds, portraitId }) => [...itemTypeIds, portraitId]));
  return {
    sets: sets.map(({ id, name, hue, image_key }) => ({ id, name, hue, image_key })),
    items: sets.flatMap(({ hue, items }) =>
      items
        .filter(({ item_type_id }) => wanted.has(item_type_id))
        .map(({ item_type_id, name, image_key }) => ({ item_type_id, name, hue, image_key })),
    ),
  };
}
