import { IN_A_PANEL, ON_A_SHELF, type readHive } from '@wallabee/contract/hive/hive';
import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';
import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { DEFAULT_KM } from '@wallabee/contract/radar/radar-rules';
import type { Db } from '../../platform/db/db.ts';
import { listUnread } from '../inbox/inbox.public.ts';
import { unreadOf } from '../notifications/notifications.public.ts';
import { findStart, isNear, loadGaps, nearestSets, type PlanServices } from '../plan/plan.public.ts';
import type { Radar } from '../radar/radar.public.ts';
import { nearAchievements } from './near-achievements.ts';
import { NEW_DAYS, newTypes } from './new-types.ts';
import { waitingSwaps } from './waiting-swaps.ts';

export interface HiveServices extends PlanServices {
  radar: Radar;
}

type Hive = ResponseOf<typeof readHive>;

export async function showHive(
  services: HiveServices,
  db: Db,
  { viewer, point }: { viewer: PlayerId; point: { lat?: number | undefined; lng?: number | undefined } },
): Promise<Hive> {
  const { apiUrl, catalogue, now } = services;
  const start = await findStart(db, viewer, point);
  const waiting = await waitingSwaps(services.swaps, db, viewer);
  const { conversations, unread } = await listUnread(db, viewer, { most: ON_A_SHELF, apiUrl });
  return {
    waiting: waiting.slice(0, IN_A_PANEL),
    waiting_total: waiting.length,
    ...(await gapsOf(services, db, { viewer, start })),
    ...(await lowerNear(services, db, { viewer, start })),
    post: conversations,
    unread,
    alerts: await unreadOf(services, db, { player: viewer, kind: 'alerts', most: IN_A_PANEL }),
    achievements: await nearAchievements({ catalogue, apiUrl }, db, viewer),
    start,
    at: now().toISOString(),
  };
}

type Gaps = Pick<Hive, 'new_types' | 'new_total' | 'new_days' | 'sets'>;

/** New types and nearly finished sets, whose ways are found together. */
async function gapsOf(
  services: HiveServices,
  db: Db,
  { viewer, start }: { viewer: PlayerId; start: Hive['start'] },
): Promise<Gaps> {
  const newOf = (saved: ReadonlyMap<ItemTypeId, number>) => newTypes(services, saved);
  const setsOf = (saved: ReadonlyMap<ItemTypeId, number>) =>
    nearestSets(services, saved).filter(isNear).slice(0, IN_A_PANEL);
  const gaps = await loadGaps(services, db, {
    viewer,
    start,
    typesOf: (saved) => [
      ...new Set([...newOf(saved).slice(0, ON_A_SHELF), ...setsOf(saved).flatMap(({ missing }) => missing)]),
    ],
  });
  const { saved } = gaps.facts;
  const lacked = newOf(saved);
  return {
    new_types: lacked
      .slice(0, ON_A_SHELF)
      .map((item) => ({ ...gaps.gapTo(item), released: item.released_at ?? '' })),
    new_total: lacked.length,
    new_days: NEW_DAYS,
    sets: gaps.near(setsOf(saved)),
  };
}

async function lowerNear(
  { radar }: HiveServices,
  db: Db,
  { viewer, start }: { viewer: PlayerId; start: Hive['start'] },
): Promise<Pick<Hive, 'lower' | 'lower_total'>> {
  if (!start) return { lower: [], lower_total: 0 };
  const { finds, total } = await radar.findAround(db, {
    viewer,
    centre: start,
    km: DEFAULT_KM,
    gain: 'lower',
    most: ON_A_SHELF,
  });
  return { lower: finds, lower_total: total };
}
