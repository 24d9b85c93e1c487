import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { isReleasedAt } from '@wallabee/game/state/game-catalogue';
import { createChance } from '@wallabee/simulated-players/chance';
import { judge } from '@wallabee/simulated-players/minds/sorting';
import type { KnownType } from '@wallabee/simulated-players/texts/live/known-types';
import type { WritersWorld } from '@wallabee/simulated-players/texts/live-texts';
import { type Known, liveView } from '../playing/live-view.ts';

/** What the writer may mention: spare items and missing types are the same as when playing. */
export function writersWorld(known: Known, types: readonly KnownType[]): WritersWorld {
  const view = liveView(known, { chance: createChance(0, 'writing'), intent: { target: null } });
  const spare = new Map<ItemTypeId, number>();
  for (const item of view.pouch()) {
    if (judge(view, item) === 'spare') spare.set(item.item_type_id, item.number);
  }
  const now = view.now();
  const missing = new Set<ItemTypeId>();
  for (const type of known.catalogue.types.values()) {
    if (type.role === null && isReleasedAt(type, now) && !view.saved(type.id)) missing.add(type.id);
  }
  return { types, spare, missing, weekday: weekdayOf(known.now()), city: known.player.city };
}

/** In English, as the posts are. */
export function weekdayOf(date: Date): string {
  return WEEKDAY.format(date);
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
