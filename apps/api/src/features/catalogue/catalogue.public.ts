export type {
  Catalogue,
  CatalogueAchievement,
  CatalogueCategory,
  CatalogueGroup,
  CatalogueItem,
  CatalogueSet,
  CatalogueStore,
  CatalogueSubset,
} from './catalogue.ts';
export { type CatalogueHolder, watchCatalogue } from './catalogue-holder.ts';
export { DRAWING_VERSION, imageKey } from './image-key.ts';
export { answersPerCatalogue, perCatalogue } from './per-catalogue.ts';
export { pictures } from './pictures.ts';
