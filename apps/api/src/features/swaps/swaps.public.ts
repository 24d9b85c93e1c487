export { breakSwaps } from './proposals/break-swaps.ts';
