export { addToPlayerCounters } from './counters.queries.ts';
export { type Act, createWorldEngine, perform, type WorldEngine } from './world.service.ts';
