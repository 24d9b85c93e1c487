import { KEY_LIMIT, MOST_KEYS } from '@wallabee/contract/keys/key-rules';
import { NETWORK_COSTS, networkLimit } from '@wallabee/contract/protocol/network-limits';
import { CHRISTMAS_CRACKER_ID, JOB_LOT_ID, WISHING_WELL_ID } from '@wallabee/contract/protocol/special-ids';
import {
  INACTIVITY_FROM,
  INACTIVITY_MONTHS,
  JOB_LOT_LOWEST_NUMBER,
  RECYCLE_DELAY_SECONDS,
  WISHES_TO_REDEEM,
  WISHING_WELL_LOWEST_NUMBER,
} from '@wallabee/game/rules/game-facts';
import { formatNumber } from '../../../ui/format-number.ts';

/** The numbers come from the rules of the game, so that the texts cannot contradict them. */
export const textFacts = {
  recycleDelay: inMinutes(RECYCLE_DELAY_SECONDS),
  jobLotLowest: formatNumber(JOB_LOT_LOWEST_NUMBER),
  wishingWellLowest: formatNumber(WISHING_WELL_LOWEST_NUMBER),
  wishesToRedeem: formatNumber(WISHES_TO_REDEEM),
  inactivityMonths: formatNumber(INACTIVITY_MONTHS),
  inactivityFrom: inFull(INACTIVITY_FROM),
  crackerUrl: itemPath(CHRISTMAS_CRACKER_ID),
  wishingWellUrl: itemPath(WISHING_WELL_ID),
  jobLotUrl: itemPath(JOB_LOT_ID),
  keyCallsPerSecond: formatNumber(KEY_LIMIT.perSecond),
  keyBurst: formatNumber(KEY_LIMIT.burst),
  networkPoints: formatNumber(networkLimit().perSecond),
  networkBurst: formatNumber(networkLimit().burst),
  fileCost: formatNumber(NETWORK_COSTS.file),
  callCost: formatNumber(NETWORK_COSTS.call),
  suggestionCost: formatNumber(NETWORK_COSTS.suggestion),
  searchCost: formatNumber(NETWORK_COSTS.search),
  drawingCost: formatNumber(NETWORK_COSTS.drawing),
  pageCost: formatNumber(NETWORK_COSTS.page),
  previewCost: formatNumber(NETWORK_COSTS.preview),
  mostKeys: formatNumber(MOST_KEYS),
  /** The terms and the privacy policy both use these ages. */
  minimumAge: '13',
  adultAge: '18',
} as const;

function inMinutes(seconds: number): string {
  const minutes = seconds / 60;
  return minutes === 1 ? '1 minute' : `${formatNumber(minutes)} minutes`;
}

function inFull(instant: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(instant));
}

function itemPath(itemTypeId: number): string {
  return `/tools/item/${itemTypeId}`;
}
