export { holdIssuedNumbers, type IssuedNumbers } from './issued-numbers.ts';
