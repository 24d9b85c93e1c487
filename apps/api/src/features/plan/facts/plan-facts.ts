import { distanceBetween } from '@wallabee/contract/places/nearness';
import { MOST_WALK_KM, type PlanPreference } from '@wallabee/contract/plan/plan-costs';
import type { StartPoint } from '@wallabee/contract/plan/start';
import type { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { Ring } from '@wallabee/contract/swaps/ring';
import type { PlanProblem, PlanTarget, StockItem } from '@wallabee/game/plan/plan-problem';
import { isSpare } from '@wallabee/game/swaps/offers';
import type { Db } from '../../../platform/db/db.ts';
import type { PlanServices } from '../plan-services.ts';
import { findRings } from './find-rings.ts';
import { createKnownTypes, type KnownTypes } from './known-types.ts';
import { neededTypes } from './needed-types.ts';
import {
  type ListingRow,
  type LyingRow,
  listForagePlaces,
  listListings,
  listLying,
  type PlaceRow,
  type WantedType,
} from './offered.queries.ts';
import { listOwnItems, type OwnRow } from './own-items.queries.ts';
import { sourcesOf } from './sources.ts';

export interface PlanAsked {
  viewer: PlayerId;
  start: StartPoint | null;
  rate: number;
  prefer: PlanPreference;
  /** The item types that are planned, with what the player has saved. */
  targets: (saved: ReadonlyMap<ItemTypeId, number>) => readonly PlanTarget[];
}

/** What is known for a plan, and the rows that show it. */
export interface PlanFacts {
  /** What can be walked to. */
  readonly problem: PlanProblem;
  /** The same with places that are too far to walk to. */
  readonly anywhere: PlanProblem;
  readonly start: StartPoint | null;
  readonly own: readonly OwnRow[];
  readonly saved: ReadonlyMap<ItemTypeId, number>;
  readonly lying: ReadonlyMap<ItemId, LyingRow>;
  readonly listings: ReadonlyMap<ItemId, ListingRow>;
  readonly places: ReadonlyMap<PlaceId, PlaceRow>;
  /** By the item that the player gets. */
  readonly rings: ReadonlyMap<ItemId, Ring>;
}

export async function loadPlanFacts(services: PlanServices, db: Db, asked: PlanAsked): Promise<PlanFacts> {
  const own = await listOwnItems(db, asked.viewer);
  const saved = new Map(
    own.filter(({ location }) => location === 'saved').map((row) => [row.item_type_id, row.number]),
  );
  const targets = asked.targets(saved);
  const known = createKnownTypes(services);
  const needed = neededTypes(
    targets.map(({ item_type_id }) => item_type_id),
    known.formulasOf,
  );
  const offered = await loadOffered(services, db, { asked, targets, needed, known });
  const parts = { ...offered, own, known };
  const stock = stockOf(own, saved, services);
  const anywhere: PlanProblem = {
    targets,
    rate: asked.rate,
    prefer: asked.prefer,
    start: asked.start,
    places: offered.places,
    stock: stock.filter(isUseful(needed, offered.rings)),
    sources: new Map([...needed].map((id) => [id, sourcesOf(id, parts)])),
    formulas: new Map([...needed].map((id) => [id, known.formulasOf(id)])),
    nextNumbers: new Map([...needed].map((id) => [id, services.numbers.of(id) + 1])),
  };
  return {
    ...offered,
    start: asked.start,
    own,
    saved,
    problem: { ...anywhere, places: walkable(offered.places, asked.start) },
    anywhere,
  };
}

/** What lies at a place that is left out is not planned. */
function walkable(places: ReadonlyMap<PlaceId, PlaceRow>, start: StartPoint | null): Map<PlaceId, PlaceRow> {
  return new Map(
    [...places].filter(([, place]) => start && distanceBetween(start, place) <= MOST_WALK_KM * 1_000),
  );
}

interface Needs {
  asked: PlanAsked;
  targets: readonly PlanTarget[];
  needed: ReadonlySet<ItemTypeId>;
  known: KnownTypes;
}

async function loadOffered(services: PlanServices, db: Db, { asked, targets, needed, known }: Needs) {
  const { viewer, start, prefer } = asked;
  const wanted = wantedTypes(targets, needed);
  const lying = await listLying(db, { viewer, wanted, start, order: 'nearest' });
  if (prefer === 'numbers') lying.push(...(await listLying(db, { viewer, wanted, start, order: 'lowest' })));
  const listings = await listListings(db, { viewer, wanted, now: services.now() });
  const categories = [...new Set([...needed].flatMap(known.categoriesOf))];
  const forage = start ? await listForagePlaces(db, { categories, start }) : [];
  return {
    lying: new Map(lying.map((row) => [row.item_id, row])),
    listings: new Map(listings.map((row) => [row.item_id, row])),
    places: new Map([...lying, ...forage].map((row) => [row.place_id, row])),
    foragePlaces: forage,
    rings: await findRings(services.swaps, db, { viewer, types: needed }),
  };
}

/** A type may be wanted with a low number as a target, and with any number as a part. */
function wantedTypes(targets: readonly PlanTarget[], needed: ReadonlySet<ItemTypeId>): WantedType[] {
  const lower = targets.flatMap(({ item_type_id: id, below }) => (below === null ? [] : { id, below }));
  return [...lower, ...[...needed].map((id) => ({ id, below: null }))];
}

/** Free items that the player has not withheld. */
function stockOf(
  own: readonly OwnRow[],
  saved: ReadonlyMap<ItemTypeId, number>,
  { catalogue }: PlanServices,
): StockItem[] {
  const { items } = catalogue.current();
  return own
    .filter(({ item_type_id, ...row }) => {
      const type = items.get(item_type_id);
      const isFree = row.location === 'pouch' && !row.is_locked && row.price === null;
      return isFree && row.is_offered !== false && type && !isUndiscovered(type);
    })
    .map(({ item_id, item_type_id, number }) => ({
      item_id,
      item_type_id,
      number,
      is_spare: isSpare(number, saved.get(item_type_id)),
    }));
}

function isUseful(needed: ReadonlySet<ItemTypeId>, rings: ReadonlyMap<ItemId, Ring>) {
  const given = new Set([...rings.values()].map(({ members }) => members[0]?.gives.item_id));
  return ({ item_id, item_type_id }: StockItem) => needed.has(item_type_id) || given.has(item_id);
}
