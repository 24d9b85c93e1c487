import { expect, test } from 'vitest';
import { ModerationEntryId } from '../protocol/ids.ts';
import type { LedgerAct } from './ledger.ts';
import { totalsOf } from './ledger-totals.ts';

const asOf = new Date('2026-06-10T00:00:00Z');
const at = (hours: number) => new Date(Date.UTC(2026, 5, 1) + hours * 3_600_000).toISOString();

function act(id: number, appeal: LedgerAct['appeal'] = null): LedgerAct {
  return {
    id: ModerationEntryId.parse(id),
    act: 'remove_post',
    rule: 'no_spam',
    role: 'staff',
    at: at(0),
    forum_id: null,
    thread_id: null,
    text: null,
    undoes: null,
    appeal,
  };
}

const decidedAfter = (hours: number, id: number) =>
  act(id + 1, { made_at: at(0), due_at: at(72), decided_at: at(hours), is_upheld: hours < 2 });

test.each([
  { hours: [], median: null },
  { hours: [5], median: 5 },
  { hours: [9, 1], median: 5 },
  { hours: [9, 1, 2], median: 2 },
  { hours: [9, 1, 2, 2.51], median: 2.3 },
])('the median of $hours hours is $median [FX-06]', ({ hours, median }) => {
  const { appeals } = totalsOf(hours.map(decidedAfter), asOf);

  expect(appeals.median_hours).toBe(median);
  expect(appeals).toMatchObject({ made: hours.length, decided: hours.length, overdue: 0 });
  expect(appeals.upheld).toBe(hours.filter((hour) => hour < 2).length);
});

test.each([
  { due_at: '2026-06-09T23:59:59Z', overdue: 1 },
  { due_at: '2026-06-10T00:00:00Z', overdue: 0 },
])('an appeal that waits and was due at $due_at is overdue: $overdue [FX-06]', ({ due_at, overdue }) => {
  const appeal = { made_at: at(0), due_at, decided_at: null, is_upheld: null };

  expect(totalsOf([act(1, appeal)], asOf).appeals).toMatchObject({ made: 1, decided: 0, overdue });
});

test('what undoes an act that is not in the file counts as an act alone [FX-06]', () => {
  const undoing = { ...act(3), undoes: ModerationEntryId.parse(2) };

  expect(totalsOf([act(1), undoing], asOf)).toMatchObject({ acts: 2, undone: 0 });
  expect(totalsOf([act(2), undoing], asOf)).toMatchObject({ acts: 2, undone: 1 });
});
