/** What a picture is drawn from: plain values, so that equal recipes give equal bytes and it can cross to a worker. */
export type Recipe = PlateRecipe | UnknownRecipe | MedalRecipe | PinRecipe | FaceRecipe | CombRecipe;

/** How a thing's plate is framed. The first five tell items apart, the others what is no item. */
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

/** Something on a plate: an item, a set, a store, a category. */
export interface PlateRecipe {
  shape: 'plate';
  icon: string;
  accent: string | null;
  hue: number;
  /** The hue the drawing is painted over in, where it is a variant's. */
  paint: number | null;
  frame: Frame;
  isRetired: boolean;
}

/** What nobody has found yet, or what does not exist. */
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
  /** Lays out the streets around the pin. */
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

/** `drawing` stands alone on a transparent ground, for pages with plates of their own; `picture` brings its plate. */
export type Look = 'drawing' | 'picture';

export interface RenderJob {
  recipe: Recipe;
  look: Look;
  /** Edge in pixels. */
  size: number;
}

/** Every icon that the recipe names. */
export function iconsOf(recipe: Recipe): string[] {
  if (recipe.shape === 'comb') return recipe.cells.map((cell) => cell.icon);
  if (recipe.shape === 'unknown') return [recipe.silhouette];
  const accent = 'accent' in recipe ? recipe.accent : null;
  return accent === null ? [recipe.icon] : [recipe.icon, accent];
}
