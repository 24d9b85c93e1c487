import { ensureWorld } from '../src/commands/world/ensure-world.ts';
import { ensureSiteKey } from '../src/platform/sessions/application-keys.queries.ts';
import { createTestDatabase } from './database.ts';
import { createTestApp, TEST_KEY } from './world.ts';

/** A server with the small demo world, generated from a fixed seed on a fixed day. */
export async function createSmallWorld(environment: Record<string, string> = {}) {
  const { db, url } = await createTestDatabase();
  await ensureWorld({
    db,
    url,
    config: { WORLD: 'small', WORLD_SEED: 2012 },
    report: () => {},
    now: () => new Date('2026-06-01T12:00:00Z'),
  });
  await ensureSiteKey(db, TEST_KEY);
  return { db, ...(await createTestApp({ db, url, environment })) };
}
