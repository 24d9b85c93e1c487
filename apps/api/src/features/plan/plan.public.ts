export { isNear, loadGaps, nearestSets } from './near-sets.ts';
export type { PlanServices } from './plan-services.ts';
export { findStart } from './start.ts';
export { isReleased } from './subject.ts';
