import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { canGive, gainAt, givesAnyClass, type MarketPlayer } from '../market/market-player.ts';
import { createBestEntries } from './best-entries.ts';
import { getsOf, othersGets, type TypeFilter } from './gets.ts';
import { CLASSES, type Get, type SearchRun, type Take } from './search-run.ts';
import { othersTakes, takesOf } from './takes.ts';

/** A ring as the slots of what is given, starting with the gift of the player who is searched for. */
export interface FoundRing {
  readonly slots: readonly number[];
  readonly least: number;
  readonly total: number;
}

export interface Findings {
  /** The least gain that any ring must have. */
  floor(): number;
  /** The least gain that a ring must have by which the player gets this type. */
  leastFor(type: ItemTypeId): number;
  /** Whether a ring of at most this least gain and total, by which the player gets this type, is of use. */
  isOpen(type: ItemTypeId, least: number, total: number): boolean;
  add(type: ItemTypeId, found: FoundRing): void;
}

interface SearchOptions {
  readonly findings: Findings;
  /** How many players a ring has at most. */
  readonly most: number;
  /** What the player gets. */
  readonly types?: TypeFilter | undefined;
  /** The slot of what the player gives. */
  readonly gives?: number | undefined;
  /** Begins with what gains just enough, so that not everybody is offered the same few items. */
  readonly startsNear?: boolean;
}

/**
 * Finds rings through a player from both ends: up to two gifts onwards from the player, up to two gifts back from what
 * the player gets, and one gift that joins the ends.
 */
export function searchRings(run: SearchRun, player: MarketPlayer, options: SearchOptions) {
  const { findings, most, types, gives, startsNear } = options;
  const { offers } = run.tables;
  const search: Search = { run, player, findings, gives, joins: 0, ...forwardWays(run, player, options) };
  const reach = Math.max(0, ...search.one.map(([best]) => best?.least ?? 0));
  const gets = getsOf(run, player, types)
    .flat()
    .sort(startsNear ? byDistance(reach) : byGain);
  const isOpenFor = ({ slot, gain }: Get, atMost: number) =>
    findings.isOpen(offers.typeId(slot), Math.min(gain, atMost), Number.POSITIVE_INFINITY);
  // Small rings first: what they gain rules out most of the larger ones.
  for (const get of gets) if (isOpenFor(get, get.gain)) smallRings(search, get, most);
  if (most > 3) for (const get of gets) if (isOpenFor(get, reach)) largeRings(search, get, most);
}

function byGain(a: Get, b: Get): number {
  return b.gain - a.gain;
}

/** A ring gains no more than `reach`, so more than that is of no use. */
function byDistance(reach: number) {
  return (a: Get, b: Get): number => Math.min(b.gain, reach) - Math.min(a.gain, reach) || a.gain - b.gain;
}

interface Search {
  readonly run: SearchRun;
  readonly player: MarketPlayer;
  readonly findings: Findings;
  readonly gives: number | undefined;
  readonly one: Forward[][];
  readonly two: () => Forward[][];
  /** How many joins are left for the item that the player gets. */
  joins: number;
}

/** Up to two gifts onwards: the player gives `gift`, and `last` has got `got`. */
interface Forward {
  readonly hops: 0 | 1 | 2;
  readonly gift: number;
  readonly first: MarketPlayer;
  readonly last: MarketPlayer;
  readonly got: number;
  readonly least: number;
  readonly total: number;
}

/** One or two gifts back from what the player gets: `first` gives `gives` for what it gets next. */
interface Backward {
  readonly hops: 1 | 2;
  readonly first: MarketPlayer;
  readonly last: MarketPlayer;
  readonly gives: number;
  readonly get: number;
  readonly least: number;
  readonly total: number;
}

function forwardWays(run: SearchRun, player: MarketPlayer, { most, gives, findings }: SearchOptions) {
  const one = most < 3 ? [] : takesOf(run, player, gives).map((list) => list.map(forwardBy));
  let two: Forward[][] | undefined;
  return { one, two: () => (two ??= twoGifts(run, player, { one, floor: findings.floor() })) };
}

function forwardBy({ slot, taker, gain }: Take): Forward {
  return { hops: 1, gift: slot, first: taker, last: taker, got: slot, least: gain, total: gain };
}

function twoGifts(
  run: SearchRun,
  player: MarketPlayer,
  { one, floor }: { one: Forward[][]; floor: number },
): Forward[][] {
  const { offers } = run.tables;
  const best = createBestEntries<Forward>(
    run.widths.own.hops,
    (a, b) => b.least - a.least || b.total - a.total || offers.itemId(a.got) - offers.itemId(b.got),
  );
  for (const way of one.flat()) {
    if (way.least < floor) continue;
    for (const { slot, taker, gain } of othersTakes(run, way.last).flat()) {
      if (gain < floor || taker === player) continue;
      if (!canGive(offers, way.last, { given: slot, received: way.got })) continue;
      best.add(offers.classOf(slot), {
        hops: 2,
        gift: way.gift,
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

function smallRings(search: Search, get: Get, most: number) {
  const { player, one, run } = search;
  const back = backwardBy(get);
  const { slot } = get;
  search.joins = run.widths.own.joins;
  const none: Forward = {
    hops: 0,
    ...{ gift: -1, first: player, last: player, got: slot, least: Number.POSITIVE_INFINITY, total: 0 },
  };
  join(search, none, back);
  if (most >= 3) joinAll(search, one, back);
}

function largeRings(search: Search, get: Get, most: number) {
  const { one, two, run } = search;
  search.joins = run.widths.own.joinsOfItem;
  for (const back of backwardWays(search, backwardBy(get))) {
    joinAll(search, one, back);
    if (most >= 5) joinAll(search, two(), back);
  }
}

function backwardBy({ slot, owner, gain }: Get): Backward {
  return { hops: 1, first: owner, last: owner, gives: slot, get: slot, least: gain, total: gain };
}

function backwardWays({ run, player }: Search, back: Backward): Backward[] {
  const { offers } = run.tables;
  const ways: Backward[] = [];
  for (const list of othersGets(run, back.first)) {
    let found = 0;
    for (const { slot, owner, gain } of list) {
      if (owner === player || !canGive(offers, back.first, { given: back.gives, received: slot })) continue;
      ways.push({
        hops: 2,
        ...{ first: owner, last: back.last, gives: slot, get: back.get },
        ...{ least: Math.min(back.least, gain), total: back.total + gain },
      });
      found += 1;
      if (found >= run.widths.own.second) break;
    }
  }
  return ways.sort((a, b) => b.least - a.least || b.total - a.total);
}

function joinAll(search: Search, forwards: readonly Forward[][], back: Backward) {
  let joins = Math.min(search.joins, search.run.widths.own.joins);
  search.joins -= joins;
  for (const of of classesToJoin(search.run, back)) {
    for (const forward of forwards[of] as Forward[]) {
      if (joins === 0 || !isOpen(search, forward, back)) break;
      if (!mayMeet(search, forward, back)) continue;
      join(search, forward, back);
      joins -= 1;
    }
  }
  search.joins += joins;
}

/** Its own class first: only a player who gives any class for a missing type joins two of them. */
function classesToJoin({ tables, mixesClasses }: SearchRun, { gives }: Backward): readonly number[] {
  const own = tables.offers.classOf(gives);
  return mixesClasses ? [own, ...ALL_CLASSES.filter((of) => of !== own)] : [own];
}

const ALL_CLASSES = Array.from({ length: CLASSES }, (_, of) => of);

function isOpen({ run, findings }: Search, forward: Forward, back: Backward): boolean {
  const least = Math.min(forward.least, back.least);
  return findings.isOpen(run.tables.offers.typeId(back.get), least, Number.POSITIVE_INFINITY);
}

function mayMeet({ run, player }: Search, forward: Forward, back: Backward): boolean {
  const { offers } = run.tables;
  const { first, last, got } = forward;
  const isWorse = offers.classOf(got) > offers.classOf(back.gives);
  if (isWorse && !back.first.wants.gives_better_class && !givesAnyClass(offers, last, got)) return false;
  if (first === back.first || first === back.last || last === back.first || last === back.last) return false;
  return canGive(offers, player, { given: forward.gift, received: back.get });
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
    slots: [...giftsOnwards(forward), slot, ...(back.hops === 2 ? [back.gives, back.get] : [back.get])],
    least,
    total: total + gain,
  });
}

function giftsOnwards({ hops, gift, got }: Forward): number[] {
  if (hops === 0) return [];
  return hops === 1 ? [gift] : [gift, got];
}

function joiningGift(search: Search, forward: Forward, back: Backward) {
  const { offers } = search.run.tables;
  const { last, got } = forward;
  const lowest = givesAnyClass(offers, last, got) ? 0 : offers.classOf(got);
  const highest = back.first.wants.gives_better_class ? CLASSES - 1 : offers.classOf(back.gives);
  const end = last.starts[highest + 1] as number;
  const needed = search.findings.leastFor(offers.typeId(back.get));
  let best = { slot: -1, gain: 0 };
  for (let i = last.starts[lowest] as number; i < end; i += 1) {
    const slot = last.offers[i] as number;
    const worth = offers.worth(slot);
    if (worth <= best.gain || worth < needed) break;
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
  const isOwnGift = forward.hops === 0;
  if (isOwnGift && gives !== undefined && slot !== gives) return false;
  return (
    canGive(offers, forward.last, { given: slot, received: forward.got }) &&
    canGive(offers, back.first, { given: back.gives, received: slot })
  );
}
