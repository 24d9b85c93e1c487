import type { NotificationPart } from '@wallabee/contract/bell/notification';
import type { Warn } from '../../src/features/alerts/matching/data-fault.ts';
import { wordsOf } from '../../src/features/bell/bell.public.ts';
import { cleanUp } from '../clean-up.ts';
import { createTestWorld, type TestPlayer } from '../world.ts';
import { insertAlert } from './alert-rows.ts';
import { openWorker } from './alert-worker.ts';
import { logEvents, type TestEvent } from './logged-events.ts';
import { aScene, type Scene } from './search-scene.ts';

/** A scene whose events a worker matches with alerts. */
export async function createMatchingWorld(warn?: Warn) {
  const world = await createTestWorld();
  const { db, clock } = world;
  const { worker, notifications, catalogue, numbers } = await openWorker(
    db,
    world.url,
    () => clock.now,
    warn,
  );
  cleanUp(() => notifications.stop());

  /** All players have a password, because others are not notified. */
  async function aMatchingScene(): Promise<Scene> {
    const scene = await aScene(world);
    await db.updateTable('player').set({ password_hash: 'x' }).execute();
    await notifications.caughtUp();
    await catalogue.reload();
    await numbers.reload();
    return scene;
  }

  function anAlert(
    row: { subject: string; query?: string; about_id?: number },
    { id }: TestPlayer,
  ): Promise<number> {
    return insertAlert(db, { ...row, player_id: id, created_at: clock.now });
  }

  async function happened(...events: TestEvent[]) {
    await logEvents(db, events, clock.now);
    await worker.workOff();
  }

  async function heardBy({ id }: TestPlayer): Promise<string[]> {
    const rows = await db
      .selectFrom('notification')
      .select('parts')
      .where('player_id', '=', id)
      .where('kind', '=', 'alerts')
      .orderBy('notification_id')
      .execute();
    return rows.map(({ parts }) => wordsOf((parts as { one: NotificationPart[] }).one));
  }

  return { world, worker, catalogue, aMatchingScene, anAlert, happened, heardBy };
}
