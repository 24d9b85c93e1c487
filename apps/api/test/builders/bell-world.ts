import { listNotifications } from '@wallabee/contract/bell/notification';
import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { type Notice, plain, ringBell } from '../../src/features/bell/bell.public.ts';
import type { createTestWorld, TestPlayer } from '../world.ts';

type World = Awaited<ReturnType<typeof createTestWorld>>;

/** Players have a bell once they can log in. */
export function bellBuilders(world: World) {
  async function letLogIn(...players: readonly TestPlayer[]) {
    const ids = players.map(({ id }) => id);
    await world.db.updateTable('player').set({ password_hash: 'a hash' }).where('id', 'in', ids).execute();
  }

  async function aPerson(username?: string): Promise<TestPlayer> {
    const player = await world.aPlayer(username);
    await letLogIn(player);
    return player;
  }

  let count = 0;
  function aNotice({ id }: Pick<TestPlayer, 'id'>, changes: Partial<Notice> = {}): Notice {
    count += 1;
    return {
      playerId: id,
      kind: 'messages',
      event: 'message',
      key: `test:${count}`,
      about: `test:${count}`,
      at: world.clock.now,
      parts: [plain(`Notice ${count}`)],
      url: '/hive',
      ...changes,
    };
  }

  const ring = (...notices: Notice[]) => ringBell(world.db, notices);

  async function bellOf(
    as: TestPlayer,
    query: Record<string, string | number> = {},
  ): Promise<ResponseOf<typeof listNotifications>> {
    return (await world.call(listNotifications, { as, query: query as never })).json();
  }

  /** The sentences that the player has not read, newest first. */
  async function wordsOf(as: TestPlayer): Promise<string[]> {
    const { notifications } = await bellOf(as);
    return notifications.filter(({ is_read }) => !is_read).map(({ words }) => words);
  }

  return { letLogIn, aPerson, aNotice, ring, bellOf, wordsOf };
}
