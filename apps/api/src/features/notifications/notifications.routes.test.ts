import { changeBellSettings, readBellSettings } from '@wallabee/contract/bell/bell-settings';
import { markRead, markSeen } from '@wallabee/contract/bell/notification';
import { NotificationId } from '@wallabee/contract/protocol/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { bellBuilders } from '../../../test/builders/bell-world.ts';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';

const world = await createTestWorld();
const { aPerson, aNotice, ring, bellOf, wordsOf } = bellBuilders(world);

let ada: TestPlayer;
let ben: TestPlayer;

beforeEach(async () => {
  ada = await aPerson('ada');
  ben = await aPerson('ben');
});

const idsOf = async (as: TestPlayer, query = {}) =>
  (await bellOf(as, query)).notifications.map(({ id }) => id);
const read = (as: TestPlayer, body: { ids?: number[]; up_to?: number }) =>
  world.call(markRead, { as, body: body as never });
const see = (as: TestPlayer, up_to: number) =>
  world.call(markSeen, { as, body: { up_to: NotificationId.parse(up_to) } });

describe('the bell', () => {
  test('lists what happened to the player, newest first, and to no other [AL-02]', async () => {
    await ring(aNotice(ada, { parts: [{ is: 'text', text: 'One', url: null }] }));
    await ring(aNotice(ben));
    await ring(aNotice(ada, { parts: [{ is: 'name', text: 'Two', url: null }], url: '/swaps' }));

    const bell = await bellOf(ada);

    expect(bell.notifications).toMatchObject([
      { words: 'Two', url: '/swaps', parts: [{ is: 'name', text: 'Two' }], is_read: false, is_seen: false },
      { words: 'One', url: '/hive', picture: null, deal: null },
    ]);
    expect(bell).toMatchObject({ unseen: 2, unread: { all: 2 }, has_more: false, next_before: null });
  });

  test('gathers unread ones about the same thing, with a sentence for all of them [AL-02]', async () => {
    const together = [{ is: 'text', text: '{count} messages from Ben', url: null }] as const;
    for (let time = 0; time < 3; time++) await ring(aNotice(ada, { about: 'player:2', together }));
    await ring(aNotice(ada, { about: 'thread:1', parts: [{ is: 'text', text: 'A post', url: null }] }));
    await ring(aNotice(ada, { about: 'thread:1', parts: [{ is: 'text', text: 'Another', url: null }] }));

    const { notifications } = await bellOf(ada);

    expect(notifications.map(({ words }) => words)).toEqual(['Another, and 1 more', '3 messages from Ben']);
    expect(notifications.map(({ gathered }) => gathered.length)).toEqual([2, 3]);
  });

  test('pages back without losing or repeating any [AL-02]', async () => {
    for (let time = 0; time < 45; time++) await ring(aNotice(ada));
    const seen: number[] = [];
    let before: number | null | undefined;
    do {
      const page = await bellOf(ada, before ? { before } : {});
      seen.push(...page.notifications.map(({ id }) => id));
      expect(page.has_more).toBe(page.next_before !== null);
      before = page.next_before;
    } while (before);
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(45);
  });

  test('answers a program what is new since an id, in no gap and ungathered [AL-02]', async () => {
    for (let time = 0; time < 25; time++) await ring(aNotice(ada, { about: 'the same' }));
    const [newest = 0] = (await bellOf(ada)).notifications[0]?.gathered ?? [];
    const first = newest - 24;

    const page = await bellOf(ada, { after: first });
    const next = await bellOf(ada, { after: page.notifications[0]?.id ?? 0 });

    expect(page.notifications.map(({ id }) => id)).toEqual(
      Array.from({ length: 20 }, (_, nth) => first + 20 - nth),
    );
    expect(next.notifications.map(({ id }) => id)).toEqual([24, 23, 22, 21].map((nth) => first + nth));
    expect(next.has_more).toBe(false);
  });

  test('shows the kinds that are asked for, and refuses unknown ones', async () => {
    await ring(aNotice(ada), aNotice(ada, { kind: 'gifts' }), aNotice(ada, { kind: 'sets' }));
    expect((await bellOf(ada, { kinds: 'gifts,sets' })).notifications).toHaveLength(2);
    expect(await bellOf(ada, { kinds: 'gifts,geese' })).toMatchObject({ code: 'bad_input' });
  });
});

describe('reading', () => {
  test('marks the given ones of the player alone, on all devices [AL-02]', async () => {
    await ring(aNotice(ada), aNotice(ada), aNotice(ben));
    const [newest = 0, oldest = 0] = await idsOf(ada);
    const [bens = 0] = await idsOf(ben);

    expect((await read(ada, { ids: [oldest, bens] })).json()).toEqual({ success: true });

    expect((await bellOf(ada)).notifications).toMatchObject([
      { id: newest, is_read: false },
      { id: oldest, is_read: true },
    ]);
    expect(await wordsOf(ben)).toHaveLength(1);
  });

  test('marks all that an entry has gathered, however many, and none that came later [AL-02]', async () => {
    const posts = { kind: 'threads', about: 'thread:1' } as const;
    for (let time = 0; time < 250; time++) await ring(aNotice(ada, posts));
    await ring(aNotice(ada, { ...posts, about: 'thread:2' }), aNotice(ada, { ...posts, kind: 'mentions' }));
    await ring(aNotice(ben, posts));
    const entry = (await bellOf(ada, { kinds: 'threads' })).notifications.find(
      ({ gathered }) => gathered.length > 1,
    );
    await ring(aNotice(ada, posts));

    await read(ada, { ids: [entry?.id ?? 0] });

    expect((await bellOf(ada)).unread).toMatchObject({ all: 3, mentions: 1 });
    expect(await wordsOf(ben)).toHaveLength(1);
  });

  test('marks all up to one; later ones stay unread [AL-02]', async () => {
    await ring(aNotice(ada), aNotice(ada));
    const [newest = 0] = await idsOf(ada);
    await ring(aNotice(ada));
    await read(ada, { up_to: newest });
    expect(await wordsOf(ada)).toHaveLength(1);
    expect((await read(ada, {})).statusCode).toBe(400);
  });

  test('opening the bell clears its count, and leaves all unread [AL-02]', async () => {
    await ring(aNotice(ada), aNotice(ada));
    const [newest = 0] = await idsOf(ada);
    await see(ada, newest);
    expect(await bellOf(ada)).toMatchObject({ unseen: 0, unread: { all: 2 } });
    await ring(aNotice(ada));
    expect(await bellOf(ada)).toMatchObject({ unseen: 1, unread: { all: 3 } });
  });

  test('an id that does not exist yet hides nothing that is still to come', async () => {
    await ring(aNotice(ada));
    await see(ada, 1_000_000);
    await ring(aNotice(ada));
    expect((await bellOf(ada)).unseen).toBe(1);
  });
});

describe('the settings', () => {
  const settings = async () => (await world.call(readBellSettings, { as: ada })).json();
  const change = (body: object) => world.call(changeBellSettings, { as: ada, body: body as never });

  test('have defaults, and change what is given of them alone [AL-02]', async () => {
    const before = await settings();
    const changed = await change({ kinds: [{ kind: 'trades', push: false }], quiet: { on: true } });

    expect(changed.json()).toEqual({
      ...before,
      kinds: before.kinds.map((row: { kind: string }) =>
        row.kind === 'trades' ? { ...row, push: false } : row,
      ),
      quiet: { ...before.quiet, on: true },
    });
    await change({
      kinds: [{ kind: 'trades', feed: false }],
      quiet: { from: '21:05', time_zone: 'Asia/Tokyo' },
    });
    expect(await settings()).toMatchObject({
      kinds: expect.arrayContaining([
        { kind: 'trades', site: true, push: false, feed: false, webhook: true },
      ]),
      quiet: { on: true, from: '21:05', to: '07:00', time_zone: 'Asia/Tokyo' },
    });
  });

  test.each([
    { body: { kinds: [{ kind: 'geese', push: true }] }, field: 'kinds.0.kind' },
    { body: { quiet: { from: '25:00' } }, field: 'quiet.from' },
    { body: { quiet: { time_zone: 'Mars/Olympus' } }, field: 'quiet.time_zone' },
  ])('refuse $field and change nothing', async ({ body, field }) => {
    const before = await settings();
    const response = await change(body);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(await settings()).toEqual(before);
  });

  test('a kind that is switched off for the site rings no bell [AL-02]', async () => {
    await change({ kinds: [{ kind: 'messages', site: false }] });
    await ring(aNotice(ada), aNotice(ada, { kind: 'gifts' }));
    expect((await bellOf(ada)).notifications.map(({ kind }) => kind)).toEqual(['gifts']);
  });
});
