import type { OwnedItem } from '@wallabee/contract/actions/owned-item';
import { DEFAULT_RATE } from '@wallabee/contract/plan/plan-costs';
import type { readWays } from '@wallabee/contract/plan/ways';
import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';
import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { waysTo } from '@wallabee/game/plan/ways-to';
import type { Db } from '../../platform/db/db.ts';
import { found } from '../../platform/problems.ts';
import type { OwnRow } from './facts/own-items.queries.ts';
import { loadPlanFacts } from './facts/plan-facts.ts';
import type { PlanServices } from './plan-services.ts';
import { type AskedPoint, findStart } from './start.ts';
import { chanceWays } from './views/chance-ways.ts';
import { farWays, noWay } from './views/impossible.views.ts';
import { type ShownThings, shownThings } from './views/shown-things.ts';
import { toWay } from './views/way.views.ts';

export async function showWays(
  services: PlanServices,
  db: Db,
  { viewer, id, point }: { viewer: PlayerId; id: ItemTypeId; point: AskedPoint },
): Promise<ResponseOf<typeof readWays>> {
  const type = found(services.catalogue.current().items.get(id), 'item type');
  const start = await findStart(db, viewer, point);
  const facts = await loadPlanFacts(services, db, {
    viewer,
    start,
    rate: DEFAULT_RATE,
    prefer: 'cheapest',
    targets: (saved) => [{ item_type_id: id, below: saved.get(id) ?? null, use: null }],
  });
  const showing = { facts, things: shownThings(services, facts) };
  const near = waysTo(facts.problem, id).map((way) => toWay(id, way, showing));
  const ways = [
    ...near,
    ...farWays(showing, id),
    ...(facts.saved.has(id) ? [] : chanceWays(services, showing, id)),
  ];
  const own = isUndiscovered(type) ? [] : facts.own.filter(({ item_type_id }) => item_type_id === id);
  return {
    item: showing.things.card(id),
    saved_number: facts.saved.get(id) ?? null,
    own: own.flatMap((row) => toOwnedItem(row, showing.things)),
    ways: ways.length > 0 ? ways : [noWay(services, showing, id)],
    start,
    at: services.now().toISOString(),
  };
}

function toOwnedItem({ item_id, location, is_locked, price }: OwnRow, things: ShownThings): OwnedItem[] {
  const item = things.number(item_id);
  return item ? [{ ...item, status: location, is_locked, price }] : [];
}
