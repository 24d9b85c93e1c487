import type { StartPoint } from '@wallabee/contract/plan/start';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { findLastPlace } from './start.queries.ts';

export interface AskedPoint {
  lat?: number | undefined;
  lng?: number | undefined;
}

/** The point that was asked for, else the place where the player was last. */
export async function findStart(db: Db, viewer: PlayerId, asked: AskedPoint): Promise<StartPoint | null> {
  const { lat, lng } = asked;
  if (lat !== undefined && lng !== undefined) return { lat, lng, name: null, source: 'asked' };
  const last = await findLastPlace(db, viewer);
  return last ? { ...last, source: 'last_place' } : null;
}
