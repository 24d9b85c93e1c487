import type { CategoryId, ItemTypeId, SetId, StoreId, SubsetId } from '@wallabee/contract/protocol/ids';

/** What an item's picture shows on its plate. */
export interface Drawing {
  icon: string;
  /** A small second icon at the lower right. */
  accent: string | null;
  /** The hue that the icon is painted in, or null for its own colours. */
  tint: number | null;
  /** What is behind the icon. */
  ground: Ground | null;
}

export interface Ground {
  shape: GroundShape;
  pattern: GroundPattern;
}

export const GROUND_SHAPES = ['disc', 'hexagon', 'scallop', 'arch', 'cloud', 'diamond', 'hill'] as const;
export type GroundShape = (typeof GROUND_SHAPES)[number];

export const GROUND_PATTERNS = [
  'plain',
  'rays',
  'dots',
  'stripes',
  'rings',
  'checks',
  'comb',
  'waves',
  'hills',
  'stars',
  'rain',
] as const;
export type GroundPattern = (typeof GROUND_PATTERNS)[number];

/** Equal exactly for types whose drawings look the same; plates, with their hues and frames, do not count. */
export function drawingIdentity({ icon, accent, tint, ground }: Drawing): string {
  return `${icon} ${accent} ${tint} ${ground?.shape} ${ground?.pattern}`;
}

/** What the drawings of a catalogue are composed from. */
export interface DrawnCatalogue {
  items: readonly DrawnType[];
  sets: readonly { id: SetId; icon: string; subsets: readonly { subset_id: SubsetId; icon: string }[] }[];
  stores: readonly { id: StoreId; icon: string }[];
  categories: readonly { id: CategoryId; icon: string }[];
}

export interface DrawnType {
  id: ItemTypeId;
  set_id: SetId;
  subset_id: SubsetId | null;
  /** '?' until the type is released. */
  name: string;
  description: string;
  icon: string | null;
  accent: string | null;
  categories: readonly CategoryId[];
  stores: readonly StoreId[];
  formulas: readonly (readonly ItemTypeId[])[];
  variants: readonly { hue: number }[];
}
