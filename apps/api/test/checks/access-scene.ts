import { digest } from '../../src/platform/sessions/digest.ts';
import { forumBuilders } from '../builders/forum-builders.ts';
import type { createTestWorld, TestPlayer } from '../world.ts';
import { aForumOrderScene } from './forum-order-scene.ts';
import { aSwapScene, type SwapScene } from './swap-scene.ts';
import { aWayScene } from './way-scene.ts';

export const ADAS_SECRET = 'only for ada';

/** Ada owns everything; Bo is her friend; the stranger and staff are no friends of either. */
export interface AccessScene extends SwapScene {
  ada: TestPlayer;
  bo: TestPlayer;
  stranger: TestPlayer;
  staff: TestPlayer;
  /** Made by Ada, and allowed by her. */
  app: { clientId: string; grantId: number };
  ids: Record<
    | 'forum'
    | 'hidden'
    | 'thread'
    | 'other'
    | 'closed'
    | 'hiddenThread'
    | 'editable'
    | 'withdrawable'
    | 'key'
    | 'session'
    | 'unique'
    | 'alert'
    | 'reported'
    | 'act'
    | 'appeal'
    | 'webhook'
    | 'delivery'
    | 'device',
    number
  >;
}

type World = Awaited<ReturnType<typeof createTestWorld>>;

export async function anAccessScene(world: World): Promise<AccessScene> {
  const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);
  const ada = await aMember({ username: 'ada' });
  const bo = await aMember({ username: 'bo' });
  const stranger = await aMember({ username: 'stranger' });
  const staff = await aMember({ username: 'staff', account_type: 'staff' });
  const forum = await aForum({ id: 4 });
  const hidden = await aForum({ id: 50, visible_to: 'staff', threads_by: 'staff' });
  const thread = await aThread({ forum_id: forum, author_id: ada.id });
  const other = await aThread({ forum_id: forum, author_id: ada.id });
  const closed = await aThread({ forum_id: forum, author_id: ada.id, is_closed: true });
  const hiddenThread = await aThread({
    forum_id: hidden,
    author_id: staff.id,
    texts: ['only for staff'],
  });
  const written = await aThread({ forum_id: forum, author_id: ada.id });
  const ownPost = { thread_id: written, author_id: ada.id, text: 'Hello', created_at: world.clock.now };
  const unique = await aUniqueOf(world, ada);
  const key = await aMessageAndAKey(world, { ada, bo });
  const { id: session } = await world.db
    .selectFrom('session')
    .select('id')
    .where('player_id', '=', ada.id)
    .executeTakeFirstOrThrow();
  await world.db.insertInto('redeem_code').values({ code: 'Honey-1', item_type_id: unique }).execute();
  return {
    ada,
    bo,
    stranger,
    staff,
    ...(await aSwapScene(world, { ada, bo })),
    app: await anAppOf(world, ada),
    ids: {
      forum,
      hidden,
      thread,
      other,
      closed,
      hiddenThread,
      editable: await aPost(ownPost),
      withdrawable: await aPost(ownPost),
      key,
      session,
      unique,
      alert: await anAlert(world, ada),
      ...(await aForumOrderScene(world.db, { ada, bo, thread, closed, now: world.clock.now })),
      ...(await aWayScene(world, ada, ADAS_SECRET)),
    },
  };
}

async function anAlert({ db, clock }: World, { id }: TestPlayer): Promise<number> {
  const { alert_id } = await db
    .insertInto('alert')
    .values({
      player_id: id,
      subject: 'numbers',
      query: '#7',
      name: ADAS_SECRET,
      by_site: true,
      by_push: true,
      by_feed: true,
      created_at: clock.now,
    })
    .returning('alert_id')
    .executeTakeFirstOrThrow();
  return alert_id;
}

async function anAppOf({ db, clock }: World, ada: TestPlayer) {
  const created_at = clock.now;
  const { app_id, client_id: clientId } = await db
    .insertInto('oauth_app')
    .values({
      client_id: `app_${'a'.repeat(22)}`,
      player_id: ada.id,
      name: 'Shelf counter',
      website: 'https://shelf.example',
      redirect_uris: ['https://shelf.example/callback'],
      created_at,
    })
    .returning(['app_id', 'client_id'])
    .executeTakeFirstOrThrow();
  const { grant_id: grantId } = await db
    .insertInto('oauth_grant')
    .values({ app_id, player_id: ada.id, scopes: ['read'], created_at })
    .returning('grant_id')
    .executeTakeFirstOrThrow();
  return { clientId, grantId };
}

async function aUniqueOf(world: World, ada: TestPlayer): Promise<number> {
  await world.aSet({ id: 25, gen_id: 100 });
  const unique = await world.anItemType({ set_id: 25, kind: 'player', name: ADAS_SECRET });
  const owner = { item_type_id: unique, position: 0, player_id: ada.id };
  await world.db.insertInto('unique_owner').values(owner).execute();
  await world.catalogue.reload();
  return unique;
}

async function aMessageAndAKey(world: World, { ada, bo }: Pick<AccessScene, 'ada' | 'bo'>): Promise<number> {
  const created_at = world.clock.now;
  const { db } = world;
  await world.befriend(ada, bo);
  const { message_id } = await db
    .insertInto('message')
    .values({ sender_id: bo.id, recipient_id: ada.id, text: ADAS_SECRET, created_at })
    .returning('message_id')
    .executeTakeFirstOrThrow();
  const conversation = { player_id: ada.id, other_id: bo.id, last_message_id: message_id, unread: 1 };
  await db.insertInto('conversation').values(conversation).execute();
  const { id } = await db
    .insertInto('application_key')
    .values({ key_digest: digest('ada-key-1'), name: ADAS_SECRET, player_id: ada.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
