export { listPlacesById } from './places.queries.ts';
export { toPlaceSummary } from './places.views.ts';
