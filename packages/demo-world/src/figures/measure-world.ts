import type { WorldKind } from '../world-size.ts';
import { activityFigures } from './activity-figures.ts';
import type { Figure, Measurements, MeasureOptions } from './figure.ts';
import { itemFigures } from './item-figures.ts';
import { movementFigures } from './movement-figures.ts';
import { namedItemFigures } from './named-items.ts';
import { pictureFigures } from './picture-figures.ts';
import { placeFigures } from './place-figures.ts';
import { playerFigures } from './player-figures.ts';
import type { RecordedWorld } from './recorded-world.ts';
import { textFigures } from './text-figures.ts';
import { threadFigures } from './thread-figures.ts';
import { tradeFigures } from './trade-figures.ts';
import { WANTED_FIGURES } from './wanted-figures.ts';

/** How far a world behaves as people would, by its rows alone. */
export function measureWorld(world: RecordedWorld, options: MeasureOptions): Figure[] {
  return judge(options.kind, {
    ...playerFigures(world, options),
    ...itemFigures(world, options),
    ...placeFigures(world, options),
    ...tradeFigures(world, options),
    ...textFigures(world),
    ...threadFigures(world),
    ...namedItemFigures(world, options),
    ...activityFigures(world),
    ...movementFigures(world, options),
    ...pictureFigures(options),
  });
}

const MOST_EXAMPLES = 5;

function judge(kind: WorldKind, measured: Measurements): Figure[] {
  return WANTED_FIGURES.map(({ name, unit, bounds, boundsOfKind }) => {
    const wanted = boundsOfKind[kind] ?? bounds;
    const { value, examples = [] } = measured[name];
    const isMet = value >= wanted.least && value <= wanted.most;
    return { name, value, unit, wanted, isMet, examples: examples.slice(0, MOST_EXAMPLES) };
  });
}
