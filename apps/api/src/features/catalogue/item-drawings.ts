import { composeDrawings } from '@wallabee/game/drawings/compose-drawings';
import type { DrawnCatalogue } from '@wallabee/game/drawings/drawing';
import type { CatalogueItem } from './catalogue.ts';
import { imageKey } from './image-key.ts';

/** A type as it is stored: what its drawing is composed from, instead of the drawing. */
export type StoredItem = Omit<CatalogueItem, 'drawing' | 'image_key'> & {
  icon: string | null;
  accent: string | null;
};

type StoredCatalogue = Omit<DrawnCatalogue, 'items'> & { items: readonly StoredItem[] };

/** An unreleased item must not reveal its name or picture. */
export function withDrawings(catalogue: StoredCatalogue): CatalogueItem[] {
  const drawings = composeDrawings(catalogue);
  return catalogue.items.map(({ icon: _, accent: __, ...item }) => {
    const drawing = drawings.get(item.id) ?? null;
    const { hue, kind, set_id, is_retired, variants } = item;
    const colours = variants.map((variant) => [variant.variant_id, variant.hue]);
    return { ...item, drawing, image_key: imageKey([drawing, hue, kind, set_id, is_retired, colours]) };
  });
}
