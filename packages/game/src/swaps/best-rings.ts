import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { RING_MOST_PLAYERS } from '../rules/game-facts.ts';
import type { MarketTables, SwapMarket } from './market.ts';
import { ringFrom, type SwapRing } from './ring.ts';
import { compareFound, toRing } from './search/found-rings.ts';
import { type Findings, type FoundRing, searchRings } from './search/ring-search.ts';
import { createSearchRun, runWidths } from './search/search-run.ts';

type AreFriends = (a: PlayerId, b: PlayerId) => boolean;

/** The best ring of every player who is in one, starting with that player. */
export function bestRings(
  { tables }: SwapMarket,
  { areFriends = () => false }: { areFriends?: AreFriends } = {},
): Map<PlayerId, SwapRing> {
  const run = createSearchRun(tables, { widths: runWidths(tables) });
  const best = bestOfPlayers(tables, { areFriends, isExact: run.widths.isExact });
  for (const player of tables.players()) {
    const findings = best.findingsOf(player.index);
    searchRings(run, player, { findings, most: RING_MOST_PLAYERS, startsNear: true });
  }
  return best.rings();
}

function bestOfPlayers(
  tables: MarketTables,
  { areFriends, isExact }: { areFriends: AreFriends; isExact: boolean },
) {
  const { offers } = tables;
  const best = new Map<number, FoundRing>();
  const compare = compareFound(tables, (ids) => countNeighbours(ids, areFriends));
  const add = (found: FoundRing) => {
    for (const slot of found.slots) {
      const known = best.get(offers.owner(slot));
      if (!known || compare(found, known) < 0) best.set(offers.owner(slot), found);
    }
  };
  const findingsOf = (player: number): Findings => ({
    floor: () => best.get(player)?.least ?? 0,
    leastFor: () => best.get(player)?.least ?? 0,
    isOpen: (_, least, total) => {
      const known = best.get(player);
      if (!known || least > known.least) return true;
      // In a large market the first ring of the highest least gain is good enough.
      return isExact && least === known.least && total >= known.total;
    },
    add: (_, found) => add(found),
  });
  const rings = () => {
    const byId = new Map<PlayerId, SwapRing>();
    for (const [index, found] of best) {
      const { id } = tables.playerAt(index);
      byId.set(id, ringFrom(toRing(tables, found), id));
    }
    return byId;
  };
  return { findingsOf, rings };
}

function countNeighbours(ids: readonly PlayerId[], areFriends: AreFriends): number {
  return ids.filter((id, position) => areFriends(ids.at(position - 1) as PlayerId, id)).length;
}
