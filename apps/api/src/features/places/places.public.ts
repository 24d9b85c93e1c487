export { listPlacesById, nearness } from './places.queries.ts';
export { toPlaceSummary } from './places.views.ts';
