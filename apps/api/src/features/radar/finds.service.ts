import type { Point } from '@wallabee/contract/places/nearness';
import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { RadarFind } from '@wallabee/contract/radar/radar';
import type { SwapPlayer } from '@wallabee/contract/swaps/ring';
import type { SqlText } from '@wallabee/game/query/to-sql';
import type { Db } from '../../platform/db/db.ts';
import { busy } from '../../platform/problems.ts';
import type { Catalogue } from '../catalogue/catalogue.public.ts';
import {
  listIssuedRows,
  listSavedNumbers,
  readWithin,
  startTimeLimit,
  type TimeLimit,
} from '../search/search.public.ts';
import { listFaces, listFriendIds, toSwapPlayer } from '../swaps/swaps.public.ts';
import type { AskedFinds } from './finding.queries.ts';
import { type FindRow, type PageRow, pageText } from './finds.queries.ts';
import { type RadarSurroundings, toRadarFind } from './radar.views.ts';
import { standingsOf } from './standing.ts';

/** Without a query every statement is short; the limit is for a database that is stuck. */
export const LONGEST_READ_MS = 5_000;

export interface FindServices {
  catalogue: () => Catalogue;
  newest: () => ReadonlySet<ItemTypeId>;
  apiUrl: string;
  now: () => Date;
  clock: () => number;
}

export interface AskedAround {
  viewer: PlayerId;
  centre: Point;
  km: number;
  gain: AskedFinds['gain'];
  most: number;
}

/** The best finds at places around a point, and how many there are. */
export async function findAround(
  services: FindServices,
  db: Db,
  { viewer, centre, km, gain, most }: AskedAround,
): Promise<{ finds: RadarFind[]; total: number }> {
  const around = await readSurroundings(services, db, viewer);
  const text = pageText(
    { viewer, standings: around.standings, now: services.now(), gain, condition: null },
    {
      tab: 'places',
      tabs: ['places'],
      around: { centre, metres: km * 1_000 },
      order: 'best',
      skip: 0,
      most,
      hasPins: false,
    },
  );
  const row = await readPage(db, startTimeLimit(LONGEST_READ_MS, services.clock), text);
  if (!row) throw busy();
  return { finds: await toFinds(db, row.page, { viewer, centre, around }), total: row.places ?? 0 };
}

export async function readSurroundings(
  { catalogue, newest, apiUrl, now }: FindServices,
  db: Db,
  viewer: PlayerId,
): Promise<RadarSurroundings> {
  const current = catalogue();
  const saved = (await listSavedNumbers(db, [viewer])).get(viewer) ?? new Map<ItemTypeId, number>();
  return { catalogue: current, apiUrl, standings: standingsOf(current, saved, now()), newest: newest() };
}

/** Undefined where it took too long. */
export async function readPage(db: Db, limit: TimeLimit, text: SqlText): Promise<PageRow | undefined> {
  const rows = await readWithin<PageRow>(db, limit, text);
  return rows?.[0];
}

export async function toFinds(
  db: Db,
  page: readonly FindRow[],
  { viewer, centre, around }: { viewer: PlayerId; centre: Point | null; around: RadarSurroundings },
): Promise<RadarFind[]> {
  const rows = await listIssuedRows(db, page);
  const owners = [...new Set(rows.flatMap(({ owner }) => owner?.id ?? []))];
  const faces = await readFaces(db, owners, { viewer, apiUrl: around.apiUrl });
  const likes = new Map(page.map((find) => [keyOf(find), find.like_it]));
  return rows.flatMap((row) => {
    const like_it = likes.get(keyOf(row)) ?? 1;
    return toRadarFind(row, { like_it, centre, faces }, around) ?? [];
  });
}

function keyOf({ item_type_id, number }: Pick<FindRow, 'item_type_id' | 'number'>): string {
  return `${item_type_id} ${number}`;
}

async function readFaces(
  db: Db,
  owners: readonly PlayerId[],
  { viewer, apiUrl }: { viewer: PlayerId; apiUrl: string },
): Promise<Map<PlayerId, SwapPlayer>> {
  if (owners.length === 0) return new Map();
  const [faces, friends] = await Promise.all([listFaces(db, owners), listFriendIds(db, viewer)]);
  return new Map(faces.map((face) => [face.id, toSwapPlayer(face, { friends, apiUrl })]));
}
