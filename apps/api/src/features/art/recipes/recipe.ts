/** Plain values: equal recipes give equal bytes, and a worker can receive them. */
export type Recipe = PlateRecipe | UnknownRecipe | MedalRecipe | PinRecipe | FaceRecipe | CombRecipe;

/** The first five are for items. */
export type Frame =
  | 'plain'
  | 'gilt'
  | 'sealed'
  | 'card'
  | 'honeycomb'
  | 'stack'
  | 'pair'
  | 'awning'
  | 'round';

export interface PlateRecipe {
  shape: 'plate';
  icon: string;
  accent: string | null;
  hue: number;
  /** The hue of a variant, or null. */
  paint: number | null;
  frame: Frame;
  isRetired: boolean;
}

/** An item that is not released or does not exist. */
interface UnknownRecipe {
  shape: 'unknown';
  silhouette: string;
  hue: number;
}

export interface MedalRecipe {
  shape: 'medal';
  icon: string;
  hue: number;
  isAwarded: boolean;
}

export interface PinRecipe {
  shape: 'pin';
  icon: string;
  hue: number;
  seed: number;
}

export interface FaceRecipe {
  shape: 'face';
  icon: string;
  accent: string;
  hue: number;
  rank: 'player' | 'beekeeper' | 'staff' | 'memorial' | 'departed';
}

export interface CombRecipe {
  shape: 'comb';
  cells: { icon: string; hue: number }[];
}

/** A `drawing` is transparent, for pages with their own plates; a `picture` includes the plate. */
export type Look = 'drawing' | 'picture';

export interface RenderJob {
  recipe: Recipe;
  look: Look;
  size: number;
}

export function iconsOf(recipe: Recipe): string[] {
  if (recipe.shape === 'comb') return recipe.cells.map((cell) => cell.icon);
  if (recipe.shape === 'unknown') return [recipe.silhouette];
  const accent = 'accent' in recipe ? recipe.accent : null;
  return accent === null ? [recipe.icon] : [recipe.icon, accent];
}
