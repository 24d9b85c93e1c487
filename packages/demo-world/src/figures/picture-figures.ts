import { composeDrawings } from '@wallabee/game/drawings/compose-drawings';
import { drawingIdentity } from '@wallabee/game/drawings/drawing';
import type { Catalogue, CatalogueItem } from '../catalogue/catalogue.ts';
import { addTo } from './counting.ts';
import type { Measurements, MeasureOptions } from './figure.ts';

export function pictureFigures({
  catalogue,
  pictureOf = drawnFrom(catalogue),
}: MeasureOptions): Measurements<
  'types with the same picture as another of their set' | 'most types with one picture'
> {
  const drawn = catalogue.items.flatMap((type) => {
    const picture = pictureOf(type);
    return picture === null ? [] : [{ type, picture, ofSet: `${type.set_id} ${picture}` }];
  });
  const overAll = new Map<string, number>();
  const inSet = new Map<string, number>();
  for (const { picture, ofSet } of drawn) {
    addTo(overAll, picture);
    addTo(inSet, ofSet);
  }
  const same = drawn.filter(({ ofSet }) => (inSet.get(ofSet) ?? 0) > 1);
  const commonest = [...overAll].sort((a, b) => b[1] - a[1]);
  return {
    'types with the same picture as another of their set': {
      value: same.length,
      examples: same.map(({ type }) => `${type.id} ${type.name} (set ${type.set_id})`),
    },
    'most types with one picture': {
      value: commonest[0]?.[1] ?? 0,
      examples: commonest.slice(0, 5).map(([picture, count]) => `${count} × ${picture}`),
    },
  };
}

/** As the site draws them. */
function drawnFrom(catalogue: Catalogue) {
  const drawings = composeDrawings(catalogue);
  return ({ id }: CatalogueItem): string | null => {
    const drawing = drawings.get(id);
    return drawing ? drawingIdentity(drawing) : null;
  };
}
