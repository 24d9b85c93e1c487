export { addToPlayerCounters } from './counters.queries.ts';
export { createWorldEngine, perform } from './world.service.ts';
