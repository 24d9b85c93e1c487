import { LONGEST_ALERT_NAME } from '@wallabee/contract/alerts/alert-limits';
import type { NewAlert } from './new-alert.ts';
import { tellMeStrings } from './tell-me.strings.ts';

/** An alert about one thing, with a name that fits. */
export function alertAbout(of: 'set' | 'player', { id, name }: { id: number; name: string }): NewAlert {
  return { of, about_id: id, name: ABOUT_NAMES[of](name).slice(0, LONGEST_ALERT_NAME) };
}

const ABOUT_NAMES = { set: tellMeStrings.allOf, player: tellMeStrings.doings };

/** Rings when a number of the type is listed on the Market or lies at a place. */
export function offersOf(itemName: string): NewAlert {
  return {
    of: 'numbers',
    q: `"${itemName.replaceAll('"', '')}" status:market,place`,
    name: tellMeStrings.turnsUp(itemName).slice(0, LONGEST_ALERT_NAME),
  };
}
