import type {
  CategoryId,
  GenerationId,
  ItemTypeId,
  PlayerId,
  SetId,
  StoreId,
} from '@wallabee/contract/protocol/ids';
import type { Drawing } from '@wallabee/game/drawings/drawing';
import type { Achievement, Category, CategoryGroup, Store } from '@wallabee/game/state/catalogue-lists';
import type { ItemSet, Subset } from '@wallabee/game/state/item-set';
import type { ItemType } from '@wallabee/game/state/item-type';

/** A catalogue is immutable; a change replaces the whole object. */
export interface Catalogue {
  generations: CatalogueGeneration[];
  sets: Map<SetId, CatalogueSet>;
  items: Map<ItemTypeId, CatalogueItem>;
  stores: Map<StoreId, CatalogueStore>;
  categories: Map<CategoryId, CatalogueCategory>;
  groups: CatalogueGroup[];
  achievements: Map<number, CatalogueAchievement>;
}

export interface CatalogueGeneration {
  gen_id: GenerationId;
  primary: CatalogueSet;
  secondary: CatalogueSet | null;
  sets: CatalogueSet[];
  image_key: string;
}

export interface CatalogueSet extends ItemSet {
  image_key: string;
  subsets: CatalogueSubset[];
  items: CatalogueItem[];
}

export interface CatalogueSubset extends Subset {
  set_id: SetId;
  image_key: string;
  items: CatalogueItem[];
}

export interface CatalogueItem extends ItemType {
  hue: number;
  /** It is null while the item is unreleased. */
  drawing: Drawing | null;
  image_key: string;
  found_in: ItemTypeId[];
  /** The owners of a unique; id 0 stands for the staff. */
  owners: { id: PlayerId; name: string; image_key: string }[];
}

export interface CatalogueStore extends Store {
  image_key: string;
}

export interface CatalogueCategory extends Category {
  hue: number;
  image_key: string;
}

export interface CatalogueGroup extends CategoryGroup {
  hue: number;
  categories: CatalogueCategory[];
}

export interface CatalogueAchievement extends Omit<Achievement, 'counts'> {
  /** A newer release may store names that this one does not know. */
  counts: string;
  image_key: string;
}
