import type { GenerationId, SetId } from '@wallabee/contract/protocol/ids';
import type { Achievement, Category, CategoryGroup, Store } from '@wallabee/game/state/catalogue-lists';
import type { ItemSet, Subset } from '@wallabee/game/state/item-set';
import type { ItemType } from '@wallabee/game/state/item-type';

export interface Catalogue {
  generations: Generation[];
  sets: CatalogueSet[];
  items: CatalogueItem[];
  stores: Store[];
  category_groups: CatalogueGroup[];
  categories: Category[];
  achievements: Achievement[];
}

interface Generation {
  gen_id: GenerationId;
  primary_set_id: SetId;
  secondary_set_id: SetId | null;
}

export interface CatalogueSet extends ItemSet {
  subsets: Subset[];
}

export interface CatalogueItem extends ItemType {
  icon: string | null;
  accent: string | null;
  /** How many players commissioned it; 0 is the staff, null a type without owners. */
  owners: number | null;
}

interface CatalogueGroup extends CategoryGroup {
  position: number;
  icon: string;
}
