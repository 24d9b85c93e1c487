import { imageKey } from '../../catalogue/catalogue.public.ts';
import type { PinRecipe } from './recipe.ts';

export interface PlaceInArt {
  id: number;
  icon: string;
}

export function pinOf({ id, icon }: PlaceInArt): PinRecipe {
  return { shape: 'pin', icon, hue: placeHue(id), seed: id };
}

/** Neighbouring ids are a golden angle apart, so places of one category differ; honey and mustard are skipped. */
export function placeHue(id: number): number {
  const hue = Math.round((id * 137.508) % 310);
  return hue < 60 ? hue : hue + 45;
}

export function placeImageKey(place: PlaceInArt): string {
  return imageKey(pinOf(place));
}
