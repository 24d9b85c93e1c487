import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';

export function findLastPlace(db: Db, player: PlayerId) {
  return selectLastPlace(db, player).executeTakeFirst();
}

export function selectLastPlace(db: Db, player: PlayerId) {
  return db
    .selectFrom('place_visit')
    .innerJoin('place', 'place.id', 'place_visit.place_id')
    .select(['place.name', 'place.lat', 'place.lng'])
    .where('place_visit.player_id', '=', player)
    .orderBy('place_visit.visited_at', 'desc')
    .limit(1);
}
