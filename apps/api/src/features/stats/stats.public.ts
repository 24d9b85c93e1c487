export { closeDay } from './game-days.queries.ts';
