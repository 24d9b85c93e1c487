import type { CategoryId, StoreId } from '@wallabee/contract/protocol/ids';
import type { AchievementFacts } from './counted.ts';

export interface Store {
  id: StoreId;
  slug: string;
  name: string;
  description: string;
  hue: number;
  icon: string;
}

export interface CategoryGroup {
  slug: string;
  name: string;
  description: string;
}

export interface Category {
  id: CategoryId;
  slug: string;
  group_slug: string;
  name: string;
  icon: string;
  includes: string[];
  excludes: string[];
  subcategories: string[];
}

export interface Achievement extends AchievementFacts {
  slug: string;
  name: string;
  description: string;
  description_earned: string;
  hue: number;
  icon: string;
}
