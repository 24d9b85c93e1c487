import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import { isReleasedAt } from '@wallabee/game/state/game-catalogue';
import { createChance } from '@wallabee/simulated-players/chance';
import { isBetter, judge } from '@wallabee/simulated-players/minds/sorting';
import { newIntent, type View } from '@wallabee/simulated-players/minds/view';
import type { KnownType } from '@wallabee/simulated-players/texts/live/known-types';
import type { SetInProgress, WritersWorld } from '@wallabee/simulated-players/texts/live/writers-world';
import { type Known, liveView } from '../playing/live-view.ts';

/** What the writer may mention: spare items and missing types are the same as when playing. */
export function writersWorld(known: Known, types: readonly KnownType[]): WritersWorld {
  const view = liveView(known, { chance: createChance(0, 'writing'), intent: newIntent() });
  const spare = new Map<ItemTypeId, number>();
  for (const item of view.pouch()) {
    if (judge(view, item) === 'spare') spare.set(item.item_type_id, item.number);
  }
  const now = known.now();
  const missing = new Set<ItemTypeId>();
  for (const type of known.catalogue.types.values()) {
    if (type.role === null && isReleasedAt(type, now.getTime()) && !view.saved(type.id)) missing.add(type.id);
  }
  return {
    types,
    spare,
    missing,
    saved: new Map(known.own.allSaved().map(({ item_type_id, number }) => [item_type_id, number])),
    sets: setsInProgress(view, types, missing),
    isBetter: (type, number) => {
      const saved = view.saved(type);
      return saved !== undefined && isBetter(view, { ...saved, number }, saved);
    },
    issued: view.issued,
    now,
    weekday: weekdayOf(now),
    month: MONTH.format(now),
    city: known.player.city,
    place: known.place.name,
  };
}

/** Sets of which the player has some items. */
function setsInProgress(
  view: View,
  types: readonly KnownType[],
  missing: ReadonlySet<ItemTypeId>,
): SetInProgress[] {
  const names = new Map(types.map(({ id, set }) => [id, set]));
  return [...view.catalogue.bySet].flatMap(([setId, members]) => {
    const ids = members
      .filter((type) => type.role === null && isReleasedAt(type, view.now()))
      .map(({ id }) => id);
    const missed = ids.filter((id) => missing.has(id));
    const [first] = ids;
    const name = first === undefined ? undefined : names.get(first);
    const count = ids.length - missed.length;
    if (!name || !isOrdinarySet(setId) || count < FEWEST_BEGUN || missed.length === 0) return [];
    return [{ name, count, total: ids.length, missing: missed }];
  });
}

const FEWEST_BEGUN = 2;

/** In English, as the posts are. */
function weekdayOf(date: Date): string {
  return WEEKDAY.format(date);
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
