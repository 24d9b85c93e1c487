export { createBatches } from './batches.ts';
export { addToPlayerCounters } from './counters.queries.ts';
export { toGameCatalogue } from './game-catalogue.ts';
export { isOneOf } from './is-one-of.queries.ts';
export { makeSeeds, makeSeedsRegularly } from './luck/seed-upkeep.ts';
export { hmacOf, optionsKey } from './luck/seeded-luck.ts';
export { lockPlayers, toItemState } from './snapshot.queries.ts';
export {
  type Act,
  createWorldEngine,
  type Done,
  type Follower,
  perform,
  type WorldEngine,
} from './world.service.ts';
