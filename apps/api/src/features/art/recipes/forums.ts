import { imageKey } from '../../catalogue/catalogue.public.ts';
import { type PlateRecipe, plainPlate } from './recipe.ts';

/** Forums are fixed, and one that a catalogue adds has the last picture. */
const FORUMS: Readonly<Record<number, { icon: string; hue: number }>> = {
  1: { icon: 'megaphone', hue: 25 },
  11: { icon: 'hatching-chick', hue: 200 },
  2: { icon: 'card-file-box', hue: 260 },
  3: { icon: 'handshake', hue: 150 },
  6: { icon: 'hammer', hue: 230 },
  4: { icon: 'speech-balloon', hue: 300 },
  12: { icon: 'party-popper', hue: 350 },
  10: { icon: 'fire', hue: 280 },
  7: { icon: 'unicorn', hue: 320 },
  9: { icon: 'polar-bear', hue: 215 },
  8: { icon: 'dragon', hue: 20 },
  5: { icon: 'beetle', hue: 130 },
  13: { icon: 'shopping-bags', hue: 180 },
};
const ANY_FORUM = { icon: 'honey-pot', hue: 245 };

export function forumHue(id: number): number {
  return (FORUMS[id] ?? ANY_FORUM).hue;
}

export function forumDrawing(id: number): PlateRecipe {
  return plainPlate({ ...(FORUMS[id] ?? ANY_FORUM), frame: 'plain' });
}

export function forumImageKey(id: number): string {
  return imageKey(forumDrawing(id));
}
