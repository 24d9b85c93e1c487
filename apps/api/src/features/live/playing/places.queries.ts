import { CategoryId, PlaceId } from '@wallabee/contract/protocol/ids';
import type { PlaceOnMap } from '@wallabee/simulated-players/minds/going-out';
import type { Db } from '../../../platform/db/db.ts';

export interface LivePlace extends PlaceOnMap {
  readonly name: string;
  readonly max_items: number;
}

export async function listPlaces(db: Db): Promise<LivePlace[]> {
  const rows = await db
    .selectFrom('place')
    .select(['id', 'name', 'city', 'category_id', 'lat', 'lng', 'max_items'])
    .orderBy('id')
    .limit(MOST_PLACES)
    .execute();
  return rows.map((row) => ({
    ...row,
    id: PlaceId.parse(row.id),
    category_id: CategoryId.parse(row.category_id),
  }));
}

const MOST_PLACES = 20_000;
