import { DAYS_OF_CHANGES, DAYS_OF_FULL_FILES } from '@wallabee/contract/bulk/bulk-kinds';
import { KEY_LIMIT, MOST_KEYS } from '@wallabee/contract/keys/key-rules';
import { NETWORK_COSTS, networkLimit } from '@wallabee/contract/protocol/network-limits';
import { MOST_FAILURES, MOST_WEBHOOKS, TRIED_FOR_HOURS } from '@wallabee/contract/webhooks/webhook-limits';
import { INACTIVITY_FROM, INACTIVITY_MONTHS } from '@wallabee/game/rules/game-facts';
import { formatNumber } from '../../../ui/format-number.ts';

/** The numbers come from the rules of the game, so that the texts cannot contradict them. */
export const textFacts = {
  inactivityMonths: formatNumber(INACTIVITY_MONTHS),
  inactivityFrom: inFull(INACTIVITY_FROM),
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
  bulkFileCost: formatNumber(NETWORK_COSTS.bulkFile),
  daysOfFullFiles: formatNumber(DAYS_OF_FULL_FILES),
  daysOfChanges: formatNumber(DAYS_OF_CHANGES),
  mostKeys: formatNumber(MOST_KEYS),
  mostWebhooks: formatNumber(MOST_WEBHOOKS),
  webhookFailures: formatNumber(MOST_FAILURES),
  webhookHours: formatNumber(TRIED_FOR_HOURS),
  /** The terms and the privacy policy both use these ages. */
  minimumAge: '13',
  adultAge: '18',
} as const;

function inFull(instant: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(new Date(instant));
}
