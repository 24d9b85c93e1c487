import { bucketOf, emptyHistogram } from '@wallabee/contract/status/durations';
import { expect, test } from 'vitest';
import { type KnownFacts, partsOf } from './part-states.ts';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const ago = (seconds: number) => new Date(NOW - seconds * 1_000);
const database = {
  is_read_only: false,
  newest_event_at: ago(40),
  unmatched_since: null,
  due_since: null,
  answeredInMs: 2,
};
const WELL: KnownFacts = {
  now: NOW,
  database,
  recent: [],
  isOverloaded: false,
  replica: 'used',
  isListening: true,
  live: { maxSilenceMs: 600_000 },
  pictures: 'well',
};

test('on a healthy site every part is well', () => {
  expect(partsOf(WELL).map(({ part, state }) => `${part} ${state}`)).toEqual([
    'site well',
    'database well',
    'replica well',
    'events well',
    'game well',
    'alerts well',
    'deliveries well',
    'pictures well',
  ]);
});

test('a site without a replica omits the replica', () => {
  expect(partsOf({ ...WELL, replica: 'none' }).map(({ part }) => part)).not.toContain('replica');
});

test('without a database every part that needs it fails', () => {
  const failing = partsOf({ ...WELL, database: null }).filter(({ state }) => state === 'failing');

  expect(failing.map(({ part }) => part)).toEqual(['database', 'events', 'game', 'alerts', 'deliveries']);
});

test.each<{ why: string; facts: Partial<KnownFacts>; expected: Record<string, string> }>([
  { why: 'failed answers', facts: { recent: [aMinute(60, 3)] }, expected: { site: 'failing' } },
  { why: 'two failed answers', facts: { recent: [aMinute(2, 2)] }, expected: {} },
  { why: 'slow answers', facts: { recent: [aMinute(30, 0, 1_500)] }, expected: { site: 'slow' } },
  { why: 'one slow answer', facts: { recent: [aMinute(1, 0, 9_000)] }, expected: {} },
  { why: 'too many requests', facts: { isOverloaded: true }, expected: { site: 'slow' } },
  { why: 'a slow database', facts: of({ answeredInMs: 900 }), expected: { database: 'slow' } },
  {
    why: 'a database that takes no changes',
    facts: of({ is_read_only: true }),
    expected: { database: 'read_only', game: 'read_only' },
  },
  { why: 'a late replica', facts: { replica: 'unused' }, expected: { replica: 'slow' } },
  { why: 'no notifications', facts: { isListening: false }, expected: { events: 'slow' } },
  { why: 'a silent game', facts: of({ newest_event_at: ago(601) }), expected: { game: 'failing' } },
  {
    why: 'a silent game without players',
    facts: { ...of({ newest_event_at: ago(9e5) }), live: null },
    expected: {},
  },
  { why: 'an event that waits', facts: of({ unmatched_since: ago(61) }), expected: { alerts: 'slow' } },
  {
    why: 'an event that waits long',
    facts: of({ unmatched_since: ago(601) }),
    expected: { alerts: 'failing' },
  },
  { why: 'a late delivery', facts: of({ due_since: ago(121) }), expected: { deliveries: 'slow' } },
  { why: 'a delivery that is not due', facts: of({ due_since: ago(-3_600) }), expected: {} },
  { why: 'a very late delivery', facts: of({ due_since: ago(901) }), expected: { deliveries: 'failing' } },
  { why: 'pictures that fail', facts: { pictures: 'failing' }, expected: { pictures: 'failing' } },
])('with $why these parts are not well: $expected', ({ facts, expected }) => {
  const parts = partsOf({ ...WELL, ...facts });

  const unwell = parts.filter(({ state }) => state !== 'well').map(({ part, state }) => [part, state]);
  expect(Object.fromEntries(unwell)).toEqual(expected);
  expect(new Set(parts.map(({ words }) => words)).size).toBe(parts.length);
});

test('with an empty event log the game is well', () => {
  const game = partsOf({ ...WELL, ...of({ newest_event_at: null }) }).find(({ part }) => part === 'game');

  expect(game).toMatchObject({ state: 'well', words: 'Nothing has happened since this world was loaded.' });
});

function of(
  facts:
    | Partial<typeof database>
    | { newest_event_at: null }
    | { unmatched_since: Date }
    | { due_since: Date },
) {
  return { database: { ...database, ...facts } };
}

function aMinute(requests: number, failed: number, ms = 5) {
  const durations = emptyHistogram().map((_, column) => (column === bucketOf(ms) ? requests : 0));
  return { requests, failed, was_cut_off: false, durations };
}
