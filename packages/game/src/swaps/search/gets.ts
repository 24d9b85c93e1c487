import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { NOT_SAVED } from '../gain.ts';
import { gainAt, isMissing, type MarketPlayer } from '../market/market-player.ts';
import { savedWorth } from '../market/saved-numbers.ts';
import type { WorthClass } from '../worth.ts';
import { createBestEntries } from './best-entries.ts';
import { CLASSES, type Get, type SearchRun, type Widths } from './search-run.ts';

export type TypeFilter = (id: ItemTypeId) => boolean;

/** What the player may get, by class, the best first. */
export function getsOf(run: SearchRun, player: MarketPlayer, types?: TypeFilter): Get[][] {
  const { own, others } = run.widths;
  if (types) return findGets({ run, player, widths: own }, (search) => addOfTypes(search, types));
  if (own === others) return othersGets(run, player);
  return findGets({ run, player, widths: own }, run.pool ? addOfPool : addOfMarket);
}

/** As `getsOf`, for a player in the middle of a ring. */
export function othersGets(run: SearchRun, player: MarketPlayer): Get[][] {
  const known = run.gets.get(player.index);
  if (known) return known;
  const gets = findGets({ run, player, widths: run.widths.others }, run.pool ? addOfPool : addOfMarket);
  run.gets.set(player.index, gets);
  return gets;
}

interface Reader {
  run: SearchRun;
  player: MarketPlayer;
  widths: Widths;
}

interface Search extends Reader {
  /** Returns the gain of an offer that was added, otherwise 0. */
  add(slot: number): number;
}

function findGets(reader: Reader, find: (search: Search) => void): Get[][] {
  const { run, player, widths } = reader;
  const { offers, playerAt } = run.tables;
  const best = createBestEntries<Get>(
    widths.gets,
    (a, b) => b.gain - a.gain || offers.itemId(a.slot) - offers.itemId(b.slot),
  );
  const add = (slot: number) => {
    const gain = gainAt(offers, player, slot);
    if (gain === 0 || run.excluded.has(slot)) return 0;
    best.add(offers.classOf(slot), { slot, owner: playerAt(offers.owner(slot)), gain });
    return gain;
  };
  find({ ...reader, add });
  return best.lists();
}

function addOfTypes(search: Search, types: TypeFilter) {
  const { run, add } = search;
  const { byType, offers } = run.tables;
  if (run.pool) {
    addOfPool({ ...search, add: (slot) => (types(offers.typeId(slot)) ? add(slot) : 0) });
    return;
  }
  for (const type of byType.types()) if (types(type)) byType.of(type).forEach(add);
}

function addOfPool({ run, add }: Search) {
  for (const { offers } of run.pool ?? []) offers.forEach(add);
}

function addOfMarket(search: Search) {
  const { run, player, widths } = search;
  const found = player.wants.missing ? addAllMissing(search) : 0;
  // Better numbers gain less than missing types, so another player's list that has enough of these does without them.
  const needsLower = found < 2 * widths.gets || widths !== run.widths.others;
  if (player.wants.lower !== 'off' && needsLower) addLower(search);
  if (player.wantedItems.size > 0) addOfQueries(search);
}

function addAllMissing(search: Search): number {
  let found = 0;
  for (let of = 0; of < CLASSES; of += 1) {
    if (canPayFor(search.player, of)) found += addMissing(search, of as WorthClass);
  }
  return found;
}

function canPayFor({ starts, offers, wants }: MarketPlayer, of: number): boolean {
  return wants.gives_better_class || (starts[of] as number) < offers.length;
}

/** The gain of a missing type is all of its worth, so reading by worth finds the best. */
function addMissing({ run, player, widths, add }: Search, of: WorthClass): number {
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
      if (found >= widths.gets || steps >= widths.steps) return found;
    }
  }
  return found;
}

/** Better numbers of what the player has saved. */
function addLower({ run, player, widths, add }: Search) {
  const { offers, byType } = run.tables;
  const { typeIds, worths } = player.saved;
  for (let position = 0; position < typeIds.length; position += 1) {
    const slots = byType.of(typeIds[position] as ItemTypeId);
    const end = Math.min(slots.length, widths.lower);
    for (let i = 0; i < end; i += 1) {
      const slot = slots[i] as number;
      if (offers.worth(slot) <= (worths[position] as number)) break;
      if (!isOfQuery(run, player, slot)) add(slot);
    }
  }
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
