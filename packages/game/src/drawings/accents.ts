import type { DrawnCatalogue, DrawnType } from './drawing.ts';
import { iconOfWord } from './word-icons.ts';
import { turned, wordsIn } from './words.ts';

export interface Accents {
  /** What the name speaks of, and what the type is mixed from. */
  strong: string[];
  /** What the description speaks of, the theme, and where the type is found or sold. */
  weak: string[];
}

/** Finds the second icons that say something about a type. */
export function createAccents({ items, sets, stores, categories }: DrawnCatalogue) {
  // An unreleased component must not reveal its icon.
  const types = new Map(items.filter(isDrawn).map((item) => [item.id, item.icon]));
  const iconsOfStores = new Map(stores.map(({ id, icon }) => [id, icon]));
  const iconsOfCategories = new Map(categories.map(({ id, icon }) => [id, icon]));
  const themes = new Map(sets.map((set) => [set.id, set]));

  function themeOf({ set_id, subset_id }: DrawnType): string | undefined {
    const set = themes.get(set_id);
    return set?.subsets.find((subset) => subset.subset_id === subset_id)?.icon ?? set?.icon;
  }

  return (type: DrawnType): Accents => {
    const { id, name, description, formulas } = type;
    const known = (icons: readonly (string | undefined)[]) =>
      [...new Set(icons)].filter(
        (icon): icon is string => icon !== undefined && !SCENES.has(icon) && !isKin(icon, type.icon ?? ''),
      );
    const strong = known([
      ...wordsIn(name).map(iconOfWord),
      ...formulas.flat().map((part) => types.get(part)),
    ]);
    const weak = known([
      ...wordsIn(description).map(iconOfWord),
      themeOf(type),
      ...turned(type.categories, `category ${id}`).map((category) => iconsOfCategories.get(category)),
      ...type.stores.map((store) => iconsOfStores.get(store)),
    ]);
    return { strong, weak: weak.filter((icon) => !strong.includes(icon)) };
  };
}

/** Whole landscapes are unreadable in the size of an accent. */
const SCENES = new Set(
  `bridge-at-night camping cityscape cityscape-at-dusk desert desert-island elevator fog foggy houses milky-way
  motorway national-park night-with-stars railway-track stadium sunrise sunrise-over-mountains sunset`.split(
    /\s+/,
  ),
);

/** Two icons of one thing, such as a full moon and a crescent moon, say no more than one. */
function isKin(one: string, other: string): boolean {
  const parts = other.split('-');
  return one === other || one.split('-').some((part) => parts.includes(part) && !SHARED_PARTS.has(part));
}

/** Parts of names that do not say what an icon shows. */
const SHARED_PARTS = new Set([
  'with',
  'of',
  'and',
  'in',
  'at',
  'up',
  'on',
  'face',
  'red',
  'white',
  'black',
  'old',
  'hot',
  'open',
]);

export type DrawableType = DrawnType & { icon: string };

/** An unreleased type is a silhouette. */
export function isDrawn(type: DrawnType): type is DrawableType {
  return type.icon !== null && type.name !== '?';
}
