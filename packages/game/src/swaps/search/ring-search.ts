import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { canGive, gainAt, givesAnyClass, type MarketPlayer } from '../market/market-player.ts';
import { createBestEntries } from './best-entries.ts';
import { getsOf, getsOfTypes, type TypeFilter } from './gets.ts';
import { CLASSES, type Get, type SearchRun, type Take } from './search-run.ts';
import { takesOf, takesOfOffer } from './takes.ts';

/** A ring as the slots of what is given, starting with the gift of the player who is searched for. */
export interface FoundRing {
  readonly slots: readonly number[];
  readonly least: number;
  readonly total: number;
}

export interface Findings {
  /** Whether a ring of at most this least gain and total, by which the player gets this type, is of use. */
  isOpen(type: ItemTypeId, least: number, total: number): boolean;
  add(type: ItemTypeId, found: FoundRing): void;
}

interface Options {
  /** How many players a ring has at most. */
  readonly most: number;
  /** What the player gets. */
  readonly types?: TypeFilter | undefined;
  /** The slot of what the player gives. */
  readonly gives?: number | undefined;
}

/**
 * Finds rings through a player from both ends: up to two gifts onwards from the player, up to two gifts back from what
 * the player gets, and one gift that joins the ends.
 */
export function searchRings(run: SearchRun, player: MarketPlayer, options: Options & { findings: Findings }) {
  const { findings, most, types, gives } = options;
  const { offers } = run.tables;
  const gets = (types ? getsOfTypes(run, player, types) : getsOf(run, player)).flat();
  gets.sort((a, b) => b.gain - a.gain);
  const search: Search = { run, player, findings, gives, ...forwardWays(run, player, options) };
  for (const get of gets) {
    if (!findings.isOpen(offers.typeId(get.slot), get.gain, Number.POSITIVE_INFINITY)) continue;
    ringsBy(search, get, most);
  }
}

interface Search {
  readonly run: SearchRun;
  readonly player: MarketPlayer;
  readonly findings: Findings;
  readonly gives: number | undefined;
  readonly one: Forward[][];
  readonly two: () => Forward[][];
}

/** Gifts from the player onwards; `last` has got `got` and gives next. */
interface Forward {
  readonly path: readonly number[];
  readonly first: MarketPlayer;
  readonly last: MarketPlayer;
  readonly got: number;
  readonly least: number;
  readonly total: number;
}

/** Gifts that end with the player; `first` gives `gives` for what it gets next. */
interface Backward {
  readonly path: readonly number[];
  readonly first: MarketPlayer;
  readonly last: MarketPlayer;
  readonly gives: number;
  readonly get: number;
  readonly least: number;
  readonly total: number;
}

function forwardWays(run: SearchRun, player: MarketPlayer, { most, gives }: Options) {
  const takes = gives === undefined ? takesOf(run, player) : takesOfOffer(run, player, gives);
  const one = most < 3 ? [] : takes.map((list) => list.map(forwardBy));
  let two: Forward[][] | undefined;
  return { one, two: () => (two ??= twoGifts(run, player, one)) };
}

function forwardBy({ slot, taker, gain }: Take): Forward {
  return { path: [slot], first: taker, last: taker, got: slot, least: gain, total: gain };
}

function twoGifts(run: SearchRun, player: MarketPlayer, one: Forward[][]): Forward[][] {
  const { offers } = run.tables;
  const best = createBestEntries<Forward>(
    run.widths.hops,
    (a, b) => b.least - a.least || b.total - a.total || offers.itemId(a.got) - offers.itemId(b.got),
  );
  for (const way of one.flat()) {
    for (const { slot, taker, gain } of takesOf(run, way.last).flat()) {
      if (taker === player || !canGive(offers, way.last, { given: slot, received: way.got })) continue;
      best.add(offers.classOf(slot), {
        path: [...way.path, slot],
        first: way.first,
        last: taker,
        got: slot,
        least: Math.min(way.least, gain),
        total: way.total + gain,
      });
    }
  }
  return best.lists();
}

function ringsBy(search: Search, get: Get, most: number) {
  const { slot, owner, gain } = get;
  const { player, one, two } = search;
  const back: Backward = {
    path: [slot],
    ...{ first: owner, last: owner, gives: slot, get: slot, least: gain, total: gain },
  };
  const none: Forward = {
    path: [],
    ...{ first: player, last: player, got: slot, least: Number.POSITIVE_INFINITY, total: 0 },
  };
  join(search, none, back);
  if (most >= 3) joinAll(search, one, back);
  if (most < 4) return;
  for (const further of backwardWays(search, back)) {
    joinAll(search, one, further);
    if (most >= 5) joinAll(search, two(), further);
  }
}

function backwardWays({ run, player }: Search, back: Backward): Backward[] {
  const { offers } = run.tables;
  const ways: Backward[] = [];
  for (const list of getsOf(run, back.first)) {
    let found = 0;
    for (const { slot, owner, gain } of list) {
      if (owner === player || !canGive(offers, back.first, { given: back.gives, received: slot })) continue;
      ways.push({
        path: [slot, back.gives],
        ...{ first: owner, last: back.last, gives: slot, get: back.get },
        ...{ least: Math.min(back.least, gain), total: back.total + gain },
      });
      found += 1;
      if (found >= run.widths.second) break;
    }
  }
  return ways.sort((a, b) => b.least - a.least || b.total - a.total);
}

function joinAll(search: Search, forwards: readonly Forward[][], back: Backward) {
  const { run, findings } = search;
  const { offers } = run.tables;
  const type = offers.typeId(back.get);
  const highest = run.mixesClasses ? CLASSES - 1 : offers.classOf(back.gives);
  for (let of = run.mixesClasses ? 0 : highest; of <= highest; of += 1) {
    for (const forward of forwards[of] as Forward[]) {
      const least = Math.min(forward.least, back.least);
      if (!findings.isOpen(type, least, Number.POSITIVE_INFINITY)) break;
      if (mayMeet(search, forward, back)) join(search, forward, back);
    }
  }
}

function mayMeet({ run, player }: Search, forward: Forward, back: Backward): boolean {
  const { first, last } = forward;
  if (first === back.first || first === back.last || last === back.first || last === back.last) return false;
  return canGive(run.tables.offers, player, { given: forward.path[0] as number, received: back.get });
}

/** Adds the ring in which the last of `forward` gives the first of `back` the item of the highest gain. */
function join(search: Search, forward: Forward, back: Backward) {
  const { offers } = search.run.tables;
  const type = offers.typeId(back.get);
  const cap = Math.min(forward.least, back.least);
  const total = forward.total + back.total;
  const best = forward.last.offers[0];
  if (best === undefined || !search.findings.isOpen(type, cap, total + offers.worth(best))) return;

  const { slot, gain } = joiningGift(search, forward, back);
  const least = Math.min(cap, gain);
  if (gain === 0 || !search.findings.isOpen(type, least, total + gain)) return;
  search.findings.add(type, {
    slots: [...forward.path, slot, ...back.path],
    least,
    total: total + gain,
  });
}

function joiningGift(search: Search, forward: Forward, back: Backward) {
  const { offers } = search.run.tables;
  const { last, got } = forward;
  const lowest = givesAnyClass(offers, last, got) ? 0 : offers.classOf(got);
  const highest = back.first.wants.gives_better_class ? CLASSES - 1 : offers.classOf(back.gives);
  const end = last.starts[highest + 1] as number;
  let best = { slot: -1, gain: 0 };
  for (let i = last.starts[lowest] as number; i < end; i += 1) {
    const slot = last.offers[i] as number;
    if (offers.worth(slot) <= best.gain) break;
    const gain = gainAt(offers, back.first, slot);
    if (gain > best.gain && canJoin(search, { forward, back, slot })) best = { slot, gain };
  }
  return best;
}

function canJoin(
  { run, gives }: Search,
  { forward, back, slot }: { forward: Forward; back: Backward; slot: number },
): boolean {
  const { offers } = run.tables;
  if (run.excluded.has(slot)) return false;
  const isOwnGift = forward.path.length === 0;
  if (isOwnGift && gives !== undefined && slot !== gives) return false;
  return (
    canGive(offers, forward.last, { given: slot, received: forward.got }) &&
    canGive(offers, back.first, { given: back.gives, received: slot })
  );
}
