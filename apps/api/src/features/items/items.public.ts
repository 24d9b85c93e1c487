export { itemSubject } from './items.views.ts';
export { type IssuedNumbers, watchIssuedNumbers } from './numbers/issued-numbers.ts';
export { getStatusCounts, listStatusCounts } from './numbers/status.queries.ts';
export { toStatusCounts } from './numbers/status.views.ts';
export { wandUsedSince } from './past/past-items.queries.ts';
export { storeViews } from './stores/stores.views.ts';
export { itemTypeViews, toCard } from './types/item-types.views.ts';
export { latestItems } from './types/latest-items.ts';
export { referenceLists } from './types/reference-lists.views.ts';
