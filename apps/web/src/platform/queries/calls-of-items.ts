import { hiveCalls } from '@wallabee/contract/hive/hive.calls';
import { planCalls } from '@wallabee/contract/plan/plan.calls';
import { pouchCalls } from '@wallabee/contract/pouch/pouch.calls';
import { radarCalls } from '@wallabee/contract/radar/radar.calls';
import { setProgressCalls } from '@wallabee/contract/set-progress/set-progress.calls';
import { swapCalls } from '@wallabee/contract/swaps/swaps.calls';

/** A swap itself is fetched again by its page. */
export const CALLS_OF_SWAPS = [swapCalls.readOwnSwaps, swapCalls.listProposals];

/** Their answers change with the player's items. */
export const CALLS_OF_ITEMS = [
  pouchCalls.readPouch,
  pouchCalls.readOwnPouch,
  setProgressCalls.listHeldItems,
  setProgressCalls.listPlayerSets,
  setProgressCalls.readPlayerSet,
  planCalls.readWays,
  planCalls.readPlan,
  planCalls.listPlans,
  radarCalls.readRadar,
  hiveCalls.readHive,
  ...CALLS_OF_SWAPS,
];
