import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { NOT_SAVED } from '../gain.ts';
import { gainAt, isMissing, type MarketPlayer } from '../market/market-player.ts';
import { savedWorth } from '../market/saved-numbers.ts';
import type { WorthClass } from '../worth.ts';
import { createBestEntries } from './best-entries.ts';
import { CLASSES, type Get, type SearchRun } from './search-run.ts';

export type TypeFilter = (id: ItemTypeId) => boolean;

/** What the player may get, by class, the best first. */
export function getsOf(run: SearchRun, player: MarketPlayer): Get[][] {
  const known = run.gets.get(player.index);
  if (known) return known;
  const gets = findGets(run, player, run.pool ? fromPool : fromMarket);
  run.gets.set(player.index, gets);
  return gets;
}

export function getsOfTypes(run: SearchRun, player: MarketPlayer, types: TypeFilter): Get[][] {
  const { offers } = run.tables;
  return findGets(run, player, ({ add }) => {
    if (!run.pool) addOfTypes(run, types, add);
    for (const slot of poolOffers(run.pool ?? [])) if (types(offers.typeId(slot))) add(slot);
  });
}

function addOfTypes({ tables: { byType } }: SearchRun, types: TypeFilter, add: (slot: number) => void) {
  for (const type of byType.types()) if (types(type)) byType.of(type).forEach(add);
}

interface Search {
  run: SearchRun;
  player: MarketPlayer;
  /** Returns the gain of an offer that was added, otherwise 0. */
  add(slot: number): number;
}

function findGets(run: SearchRun, player: MarketPlayer, find: (search: Search) => void): Get[][] {
  const { offers, playerAt } = run.tables;
  const best = createBestEntries<Get>(
    run.widths.gets,
    (a, b) => b.gain - a.gain || offers.itemId(a.slot) - offers.itemId(b.slot),
  );
  const add = (slot: number) => {
    const gain = gainAt(offers, player, slot);
    if (gain === 0 || run.excluded.has(slot)) return 0;
    best.add(offers.classOf(slot), { slot, owner: playerAt(offers.owner(slot)), gain });
    return gain;
  };
  find({ run, player, add });
  return best.lists();
}

function fromPool({ run, add }: Search) {
  for (const slot of poolOffers(run.pool ?? [])) add(slot);
}

function* poolOffers(pool: readonly MarketPlayer[]): Generator<number> {
  for (const { offers } of pool) yield* offers;
}

function fromMarket(search: Search) {
  const { player } = search;
  if (player.wants.missing) {
    for (let of = 0; of < CLASSES; of += 1) if (canPayFor(player, of)) addMissing(search, of as WorthClass);
  }
  if (player.wants.lower !== 'off') addLower(search);
  if (player.wantedItems.size > 0) addOfQueries(search);
}

function canPayFor({ starts, offers, wants }: MarketPlayer, of: number): boolean {
  return wants.gives_better_class || (starts[of] as number) < offers.length;
}

/** The gain of a missing type is all of its worth, so reading by worth finds the best. */
function addMissing({ run, player, add }: Search, of: WorthClass) {
  const { offers, byWorth } = run.tables;
  let found = 0;
  let steps = 0;
  for (const level of byWorth.levels(of)) {
    // Different players start at different offers, so that not everybody is offered the same ones.
    const start = spread(player.id) % level.length;
    for (let i = 0; i < level.length; i += 1) {
      const slot = level[(start + i) % level.length] as number;
      steps += 1;
      if (isMissing(offers, player, slot) && add(slot) > 0) found += 1;
      if (found >= run.widths.gets || steps >= run.widths.steps) return;
    }
  }
}

/** Better numbers of what the player has saved. */
function addLower({ run, player, add }: Search) {
  const { offers, byType } = run.tables;
  const most = run.widths.gets;
  player.saved.typeIds.forEach((id, position) => {
    const saved = player.saved.worths[position] as number;
    const slots = byType.of(id as ItemTypeId);
    for (let i = 0; i < slots.length && i < most; i += 1) {
      const slot = slots[i] as number;
      if (offers.worth(slot) <= saved) return;
      if (!isOfQuery(run, player, slot)) add(slot);
    }
  });
}

function addOfQueries({ run, player, add }: Search) {
  const { items, offers } = run.tables;
  for (const id of player.wantedItems) {
    const slot = items.find(id);
    if (slot === -1) continue;
    const isKnown = player.wants.missing && savedWorth(player.saved, offers.typeId(slot)) === NOT_SAVED;
    if (!isKnown) add(slot);
  }
}

function isOfQuery({ tables }: SearchRun, { wantedItems }: MarketPlayer, slot: number): boolean {
  return wantedItems.size > 0 && wantedItems.has(tables.offers.itemId(slot));
}

/** A number that looks random, but is always the same for one id. */
export function spread(id: number): number {
  return Math.imul(id, 0x9e3779b1) >>> 0;
}
