export { playerExists } from './player-exists.queries.ts';
