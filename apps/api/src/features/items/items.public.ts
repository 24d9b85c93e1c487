export { holdIssuedNumbers, type IssuedNumbers } from './issued-numbers.ts';
export { itemTypeViews } from './item-types.views.ts';
export { itemSubject } from './items.views.ts';
export { referenceLists } from './reference-lists.views.ts';
export { storeViews } from './stores.views.ts';
