import { createHash } from 'node:crypto';
import { faultsOf } from '@wallabee/game/provenance/sealed-history.fixture';
import type { Sha256 } from '@wallabee/game/provenance/step-digest';
import { describe, expect, test } from 'vitest';
import { generateWorld } from './generate-world.ts';
import { readShippedFiles } from './shipped-files.fixture.ts';
import type { WorldBatch, WorldRows, WorldTable } from './world-rows.ts';

const files = await readShippedFiles();
const UNTIL = Date.UTC(2026, 5, 1);
const world = collect(small());

describe('a generated world', () => {
  test('is the same for the same seed, byte by byte', () => {
    expect(fingerprint(small())).toBe(fingerprint(world.batches));
  });

  test.each([
    { what: 'seed', changes: { seed: 7 } },
    { what: 'end', changes: { until: UNTIL - 86_400_000 } },
  ])('differs for another $what, from the first batch on', ({ changes }) => {
    const [first] = small(changes);

    expect(first?.rows).not.toEqual(world.batches[0]?.rows);
  });
});

describe('a small world', () => {
  test.each([
    { table: 'player', least: 60, most: 60 },
    { table: 'item', least: 30_000, most: 46_000 },
    { table: 'history', least: 60_000, most: 95_000 },
    { table: 'place', least: 100, most: 120 },
    { table: 'forum', least: 18, most: 18 },
    { table: 'forum_thread', least: 90, most: 140 },
    { table: 'forum_post', least: 400, most: 1_300 },
    { table: 'moderation_entry', least: 7, most: 60 },
    { table: 'moderation_appeal', least: 1, most: 10 },
    { table: 'message', least: 400, most: 1_100 },
    { table: 'friendship', least: 200, most: 500 },
    { table: 'set_completion', least: 50, most: 400 },
    { table: 'player_achievement', least: 200, most: 1_500 },
    { table: 'market_listing', least: 20, most: 1_500 },
    { table: 'redeem_code', least: 11, most: 11 },
  ] as const)('has from $least to $most rows of $table', ({ table, least, most }) => {
    expect(rowsOf(table).length).toBeGreaterThanOrEqual(least);
    expect(rowsOf(table).length).toBeLessThanOrEqual(most);
  });

  test('has numbers of every class', () => {
    const highest = Math.max(...rowsOf('item').map(({ number }) => number));
    const typesBelow100 = rowsOf('item_type_counter').filter(({ issued }) => issued > 0 && issued < 100);

    expect(highest).toBeGreaterThan(10_000);
    expect(typesBelow100.length).toBeGreaterThan(1_000);
  });

  test('ends before its last day does', () => {
    const last = new Date(UNTIL).toISOString();
    const instants = [
      ...rowsOf('history').map(({ created_at }) => created_at),
      ...rowsOf('item').map(({ changed_at }) => changed_at),
      ...rowsOf('player').map(({ last_active_at }) => last_active_at),
      ...rowsOf('message').map(({ created_at }) => created_at),
      ...rowsOf('forum_post').map(({ created_at }) => created_at),
      ...rowsOf('moderation_entry').map(({ created_at }) => created_at),
      ...rowsOf('moderation_appeal').map(({ decided_at }) => decided_at),
      ...rowsOf('friendship').map(({ created_at }) => created_at),
    ];

    expect(instants.filter((instant) => instant >= last)).toEqual([]);
  });

  test('has its history in order', () => {
    const rows = rowsOf('history');

    expect(rows.every((row, index) => row.history_id === index + 1)).toBe(true);
    expect(rows.every((row, index) => row.created_at >= (rows[index - 1]?.created_at ?? ''))).toBe(true);
  });

  test('has a history that verifies, and the root of every day [TM-04]', () => {
    const steps = rowsOf('history').map((row) => ({
      ...row,
      created_at: Date.parse(row.created_at),
      digest: bytesOf(row.digest),
    }));
    const days = rowsOf('provenance_day').map((row) => ({ ...row, root: bytesOf(row.root) }));
    const edited = steps.map((step, index) => (index === 40_000 ? { ...step, holder_id: 1_000 } : step));

    expect(faultsOf(sha256, steps, days)).toEqual([]);
    expect(days[0]?.day).toBe(rowsOf('history')[0]?.created_at.slice(0, 'yyyy-mm-dd'.length));
    expect(days.at(-1)?.day).toBe('2026-05-31');
    expect(faultsOf(sha256, edited, days)).toMatchObject([{ kind: 'step', history_id: 40_001 }]);
  });

  test('has no item of a type before its release', () => {
    const released = new Map(files.catalogue.items.map((item) => [Number(item.id), item.released_at]));
    const early = rowsOf('item').filter((item) => {
      const release = released.get(item.item_type_id);
      return !release || Date.parse(item.created_at) < Date.parse(release);
    });

    expect(early).toEqual([]);
  });

  test('has at least one of every retired type', () => {
    const issued = new Map(rowsOf('item_type_counter').map((row) => [row.item_type_id, row.issued]));
    const never = files.catalogue.items.filter(({ id, is_retired }) => is_retired && !issued.get(id));

    expect(never.map(({ id, name, set_id }) => `${set_id} ${id} ${name}`)).toEqual([]);
  });

  test('releases nothing for inactivity before 2023', () => {
    const gone = new Set(rowsOf('player').flatMap(({ id, deletion_date }) => (deletion_date ? [id] : [])));
    const released = rowsOf('history').filter(
      ({ type, user_id, place_id }) =>
        type === 'itemwalladrone' && place_id === null && user_id !== null && !gone.has(user_id),
    );

    expect(released.length).toBeGreaterThan(0);
    expect(released.filter(({ created_at }) => created_at < '2023')).toEqual([]);
  });
});

describe('its people', () => {
  test('have names that differ by more than the case of their letters', () => {
    const names = rowsOf('player').map(({ username }) => username.toLowerCase());

    expect(new Set(names).size).toBe(names.length);
  });

  test('include one whose name is a number, and some with spaces or accents in theirs', () => {
    const names = rowsOf('player').map(({ name }) => name);

    expect(names).toContain('1984');
    expect(names.some((name) => name.includes(' '))).toBe(true);
    expect(names.some((name) => /[^\p{ASCII}]/u.test(name))).toBe(true);
  });

  test('write no empty posts or messages and leave no placeholder unfilled', () => {
    const texts = [
      ...rowsOf('forum_post').map(({ text }) => text),
      ...rowsOf('forum_thread').map(({ title }) => title),
      ...rowsOf('message').map(({ text }) => text),
    ];

    expect(texts.filter((text) => text.trim() === '' || /\{\w+\}/.test(text))).toEqual([]);
  });

  test('quote only earlier posts of the same thread', () => {
    const posts = new Map(rowsOf('forum_post').map((post) => [post.id, post]));
    const quoting = rowsOf('forum_post').filter(({ quoted_post_id }) => quoted_post_id !== null);
    const wrong = quoting.filter((post) => {
      const quoted = posts.get(post.quoted_post_id ?? 0);
      return quoted?.thread_id !== post.thread_id || quoted.position >= post.position;
    });

    expect(quoting.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  test('were last active when they did the last of all they did [PP-02]', () => {
    const lastActive = new Map(rowsOf('player').map(({ id, last_active_at }) => [id, last_active_at]));
    const done = [
      ...rowsOf('forum_post').map(({ author_id: id, created_at: at }) => ({ what: 'post', id, at })),
      ...rowsOf('moderation_entry').map(({ moderator_id: id, created_at: at }) => ({ what: 'act', id, at })),
      ...rowsOf('moderation_appeal').map(({ player_id: id, created_at: at }) => ({ what: 'appeal', id, at })),
      ...rowsOf('message').map(({ sender_id: id, created_at: at }) => ({ what: 'message', id, at })),
      ...rowsOf('friendship').map(({ player_id: id, created_at: at }) => ({ what: 'friend', id, at })),
      ...rowsOf('redeem_code').map(({ redeemed_by: id, redeemed_at: at }) => ({ what: 'code', id, at })),
      ...rowsOf('set_completion').map(({ player_id: id, completed_at: at }) => ({ what: 'set', id, at })),
      ...rowsOf('place_visit').map(({ player_id: id, visited_at: at }) => ({ what: 'visit', id, at })),
    ].flatMap(({ what, id, at }) => (id === null || at === null ? [] : [{ what, id, at }]));

    expect(new Set(done.map(({ what }) => what)).size).toBe(8);
    expect(done.filter(({ id, at }) => at > (lastActive.get(id) ?? ''))).toEqual([]);
  });

  test('post nothing where the forums right was taken away', () => {
    const muted = new Set(rowsOf('player').flatMap((player) => (player.has_forums_right ? [] : [player.id])));

    expect(rowsOf('forum_post').filter(({ author_id }) => muted.has(author_id))).toEqual([]);
  });
});

test('rows of a table come one batch after another, but for those of finished days', () => {
  const whilePlaying = ['history', 'location_day', 'player_day', 'saved_span'];
  const order = world.batches.map(({ table }) => table).filter((table) => !whilePlaying.includes(table));
  const changes = order.filter((table, index) => table !== order[index - 1]);

  expect(changes).toEqual([...new Set(order)]);
});

test('progress goes from 0 to 1', () => {
  const done = world.batches.map(({ progress }) => progress.done);

  expect(done.every((share, index) => share >= (done[index - 1] ?? 0) && share <= 1)).toBe(true);
});

function small(changes: { seed?: number; until?: number } = {}): Iterable<WorldBatch> {
  return generateWorld({
    kind: 'small',
    seed: 2012,
    until: UNTIL,
    passwordHash: 'hash',
    ...files,
    ...changes,
  });
}

function collect(batches: Iterable<WorldBatch>) {
  const collected = [...batches];
  const tables = new Map<WorldTable, unknown[]>();
  for (const { table, rows } of collected) {
    const all = tables.get(table) ?? [];
    for (const row of rows) all.push(row);
    tables.set(table, all);
  }
  return { batches: collected, tables };
}

function rowsOf<Table extends WorldTable>(table: Table): WorldRows[Table][] {
  return (world.tables.get(table) ?? []) as WorldRows[Table][];
}

function fingerprint(batches: Iterable<WorldBatch>): string {
  const hash = createHash('sha256');
  for (const { table, rows } of batches) hash.update(table).update(JSON.stringify(rows));
  return hash.digest('hex');
}

const sha256: Sha256 = (...parts) => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
};

function bytesOf(bytea: string): Uint8Array {
  return Buffer.from(bytea.slice('\\x'.length), 'hex');
}
