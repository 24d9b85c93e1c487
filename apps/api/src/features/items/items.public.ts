export { holdIssuedNumbers, type IssuedNumbers } from './issued-numbers.ts';
export { itemSubject } from './items.views.ts';
