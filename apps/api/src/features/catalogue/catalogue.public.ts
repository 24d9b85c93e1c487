export type { Catalogue, CatalogueItem, CatalogueSet, CatalogueSubset } from './catalogue.ts';
export { type CatalogueHolder, holdCatalogue } from './catalogue-holder.ts';
