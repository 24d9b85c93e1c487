import { GROUND_PATTERNS, GROUND_SHAPES } from '@wallabee/game/drawings/drawing';
import type { PlateRecipe, PreviewRecipe, Recipe } from './recipe.ts';

export const ONE_OF_EACH: Record<string, Recipe> = {
  item: aPlate({}),
  'item with an accent': aPlate({ accent: 'trophy' }),
  unique: aPlate({ frame: 'gilt' }),
  exclusive: aPlate({ frame: 'sealed' }),
  wallagraphic: aPlate({ frame: 'card' }),
  'special mechanic': aPlate({ frame: 'honeycomb' }),
  retired: aPlate({ isRetired: true }),
  variant: aPlate({ paint: 300 }),
  'variant of a white thing': aPlate({ icon: 'cloud', paint: 300 }),
  'item on a ground': aPlate({ ground: { shape: 'arch', pattern: 'waves' } }),
  set: aPlate({ frame: 'stack' }),
  subset: aPlate({ frame: 'pair' }),
  store: aPlate({ frame: 'awning' }),
  category: aPlate({ frame: 'round' }),
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

/** Every pattern, and every shape. */
export const ON_GROUNDS: Recipe[] = GROUND_PATTERNS.flatMap((pattern, index) => {
  const shape = GROUND_SHAPES[index % GROUND_SHAPES.length];
  return shape ? [aPlate({ ground: { shape, pattern } })] : [];
});

export function aPlate(parts: Partial<PlateRecipe>): PlateRecipe {
  return {
    shape: 'plate',
    icon: 'bread',
    accent: null,
    hue: 205,
    paint: null,
    ground: null,
    frame: 'plain',
    isRetired: false,
    ...parts,
  };
}

export function aPreview(change: Partial<PreviewRecipe>): PreviewRecipe {
  return {
    layout: 'subject',
    hue: 205,
    art: [aPlate({})],
    more: 0,
    kind: 'Item',
    eyebrow: 'Four O’Clock Bakery',
    title: 'First Batch Croissant',
    text: 'Twenty-seven folds and one short night.',
    number: null,
    facts: [{ label: 'Issued', value: '14,000+' }],
    ...change,
  };
}
