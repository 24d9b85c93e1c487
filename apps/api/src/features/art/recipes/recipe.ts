import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Ground } from '@wallabee/game/drawings/drawing';

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
  /** The hue of a variant or a tint, or null. */
  paint: number | null;
  ground: Ground | null;
  frame: Frame;
  isRetired: boolean;
}

/** An icon alone, in its own colours. */
export function plainPlate({ icon, hue, frame }: Pick<PlateRecipe, 'icon' | 'hue' | 'frame'>): PlateRecipe {
  return { shape: 'plate', icon, accent: null, hue, paint: null, ground: null, frame, isRetired: false };
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

/** A picture that a player has uploaded. */
export interface PlayerPicture {
  playerId: PlayerId;
  key: string;
}

/** A `drawing` is transparent, for pages with their own plates; a `picture` includes the plate. */
export type Look = 'drawing' | 'picture';

export interface PictureJob {
  recipe: Recipe;
  look: Look;
  size: number;
}

/** A `preview` is what chats show of a page's address: 1200 by 630 pixels. */
export interface PreviewJob {
  recipe: PreviewRecipe;
  look: 'preview';
}

export type RenderJob = PictureJob | PreviewJob;

export interface PreviewRecipe {
  layout: 'subject' | 'shelf' | 'talk' | 'brand';
  hue: number;
  /** One picture, or the first of a shelf. */
  art: readonly (Recipe | PhotoRecipe)[];
  /** How many items of the shelf are not drawn. */
  more: number;
  /** What it is, such as 'Item'. */
  kind: string;
  eyebrow: string;
  title: string;
  text: string;
  /** Null without a number chip. */
  number: number | null;
  facts: readonly PreviewFact[];
}

/** A picture that a player uploaded, as PNG in base64. */
export interface PhotoRecipe {
  shape: 'photo';
  png: string;
}

export interface PreviewFact {
  label: string;
  value: string;
}

export function iconsOf(recipe: Recipe | PhotoRecipe): string[] {
  if (recipe.shape === 'photo') return [];
  if (recipe.shape === 'comb') return recipe.cells.map((cell) => cell.icon);
  if (recipe.shape === 'unknown') return [recipe.silhouette];
  const accent = 'accent' in recipe ? recipe.accent : null;
  return accent === null ? [recipe.icon] : [recipe.icon, accent];
}
