export type { BoundText, KnownLookups, QueryBinder } from './binding/bind-text.ts';
export { listSavedNumbers } from './binding/lookups.queries.ts';
export { readWithin, startTimeLimit, type TimeLimit } from './limited-read.queries.ts';
export { listIssuedRows } from './number-rows.queries.ts';
export { findItemTypes } from './queried-item-types.ts';
export { type FoundNumberRow, toFoundNumber } from './results.views.ts';
export type { SearchServices } from './search.service.ts';
export { SEARCH_LIMIT_MS } from './search.service.ts';
export { toPlaceDocument, toPlayerDocument } from './words/documents/row-documents.ts';
