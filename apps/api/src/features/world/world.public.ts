export { addToPlayerCounters } from './counters.queries.ts';
export { type Act, createWorldEngine, perform } from './world.service.ts';
