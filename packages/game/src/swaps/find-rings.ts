import type { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { RING_MOST_PLAYERS } from '../rules/game-facts.ts';
import type { MarketTables, SwapMarket } from './market.ts';
import type { SwapRing } from './ring.ts';
import { compareFound, toRing } from './search/found-rings.ts';
import { type Findings, type FoundRing, searchRings } from './search/ring-search.ts';
import { createSearchRun, listWidths } from './search/search-run.ts';

export interface RingsOptions {
  readonly friends: ReadonlySet<PlayerId>;
  /** How many rings are listed at most. */
  readonly most: number;
  /** Pairs have two players; in a ring of friends all others are friends of the player. */
  readonly who?: 'all' | 'pairs' | 'friends' | undefined;
  /** What the player gets. */
  readonly types?: ((id: ItemTypeId) => boolean) | undefined;
  /** What the player gives. */
  readonly gives?: ItemId | undefined;
  /** Items that no ring may have. */
  readonly without?: ReadonlySet<ItemId> | undefined;
}

/** For each item type that the player could get, the best ring that gives it to them; the best rings first. */
export function ringsFor({ tables }: SwapMarket, playerId: PlayerId, options: RingsOptions): SwapRing[] {
  const { friends, most, who = 'all', types, without } = options;
  const player = tables.find(playerId);
  const gives = options.gives === undefined ? undefined : tables.items.find(options.gives);
  const isTheirs = gives === undefined || (gives !== -1 && tables.offers.owner(gives) === player?.index);
  if (!player || !isTheirs) return [];
  const others = who === 'friends' ? [...friends].flatMap((id) => tables.find(id) ?? []) : undefined;
  const run = createSearchRun(tables, {
    widths: listWidths(tables),
    pool: others && [player, ...others],
    without,
  });
  const findings = bestOfTypes(tables, { friends, most });
  const largest = who === 'pairs' ? 2 : RING_MOST_PLAYERS;
  searchRings(run, player, { findings, most: largest, types, gives });
  return findings.rings();
}

function bestOfTypes(
  tables: MarketTables,
  { friends, most }: Pick<RingsOptions, 'friends' | 'most'>,
): Findings & { rings(): SwapRing[] } {
  const best = new Map<ItemTypeId, FoundRing>();
  const compare = compareFound(tables, (ids) => ids.filter((id) => friends.has(id)).length);
  // The least gain of the last ring that is listed, once there are as many as are wanted.
  let floor = 0;
  const raiseFloor = () => {
    if (best.size < most) return;
    const leasts = Float64Array.from(best.values(), ({ least }) => least).sort();
    floor = leasts[leasts.length - most] ?? 0;
  };
  return {
    floor: () => floor,
    leastFor: (type) => Math.max(floor, best.get(type)?.least ?? 0),
    isOpen: (type, least, total) => {
      if (least < floor) return false;
      const known = best.get(type);
      if (!known || least > known.least) return true;
      return least === known.least && total >= known.total;
    },
    add: (type, found) => {
      const known = best.get(type);
      if (known && compare(known, found) <= 0) return;
      best.set(type, found);
      if (found.least !== known?.least) raiseFloor();
    },
    rings: () =>
      [...best.values()]
        .sort(compare)
        .slice(0, most)
        .map((found) => toRing(tables, found)),
  };
}
