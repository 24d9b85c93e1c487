import type { Catalogue, CatalogueItem } from '../catalogue/catalogue.ts';
import type { WorldKind } from '../world-size.ts';
import type { Bounds, FigureName, Unit } from './wanted-figures.ts';

/** What a world is measured by. */
export interface Figure {
  name: FigureName;
  value: number;
  unit: Unit;
  wanted: Bounds;
  isMet: boolean;
  /** A few cases of what the figure counts. */
  examples: readonly string[];
}

export interface MeasureOptions {
  kind: WorldKind;
  until: number;
  catalogue: Catalogue;
  /** Equal for two types whose pictures look the same; null for a type without a picture. */
  pictureOf?: (type: CatalogueItem) => string | null;
}

export interface Measurement {
  value: number;
  examples?: readonly string[];
}

export type Measurements<Name extends FigureName = FigureName> = Record<Name, Measurement>;
