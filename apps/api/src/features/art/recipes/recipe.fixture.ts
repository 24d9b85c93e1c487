import type { Recipe, ThingRecipe } from './recipe.ts';

/** One of every shape, frame and state there is. */
export const ONE_OF_EACH: Record<string, Recipe> = {
  item: aThing({}),
  'item with an accent': aThing({ accent: 'trophy' }),
  unique: aThing({ frame: 'gilt' }),
  exclusive: aThing({ frame: 'sealed' }),
  wallagraphic: aThing({ frame: 'card' }),
  'special mechanic': aThing({ frame: 'honeycomb' }),
  retired: aThing({ isRetired: true }),
  variant: aThing({ paint: 300 }),
  'variant of a white thing': aThing({ icon: 'cloud', paint: 300 }),
  set: aThing({ frame: 'stack' }),
  subset: aThing({ frame: 'pair' }),
  store: aThing({ frame: 'awning' }),
  category: aThing({ frame: 'round' }),
  undiscovered: { shape: 'unknown', silhouette: 'teapot', hue: 252 },
  achievement: { shape: 'medal', icon: 'honeybee', hue: 262, isAwarded: true },
  'achievement not awarded': { shape: 'medal', icon: 'honeybee', hue: 262, isAwarded: false },
  place: { shape: 'pin', icon: 'books', hue: 20, seed: 3 },
  player: { shape: 'face', icon: 'fox', accent: 'top-hat', hue: 40, rank: 'player' },
  'departed player': { shape: 'face', icon: 'fox', accent: 'top-hat', hue: 40, rank: 'departed' },
  generation: {
    shape: 'comb',
    cells: [
      { icon: 'bread', hue: 205 },
      { icon: 'postbox', hue: 170 },
    ],
  },
};

export function aThing(parts: Partial<ThingRecipe>): ThingRecipe {
  return {
    shape: 'thing',
    icon: 'bread',
    accent: null,
    hue: 205,
    paint: null,
    frame: 'plain',
    isRetired: false,
    ...parts,
  };
}
