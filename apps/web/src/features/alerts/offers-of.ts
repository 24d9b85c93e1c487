import { LONGEST_ALERT_NAME } from '@wallabee/contract/alerts/alert-limits';
import type { NewAlert } from './new-alert.ts';
import { tellMeStrings } from './tell-me.strings.ts';

/** Rings when a number of the type is listed on the Market or lies at a place. */
export function offersOf(itemName: string): NewAlert {
  return {
    of: 'numbers',
    q: `"${itemName.replaceAll('"', '')}" status:market,place`,
    name: tellMeStrings.turnsUp(itemName).slice(0, LONGEST_ALERT_NAME),
  };
}
