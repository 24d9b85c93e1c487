import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadingReport } from './reading-report.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the last seen place is sent, at most once in two seconds and only forward [FX-01]', () => {
  const send = vi.fn();
  const report = createReadingReport(send);

  for (const position of [0, 3, 1]) report.seen(position);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  report.seen(2);
  vi.advanceTimersByTime(5_000);
  report.seen(9);
  vi.advanceTimersByTime(2_000);

  expect(send.mock.calls).toEqual([[4], [10]]);
});

test('what was seen is sent at once when the reader leaves [FX-01]', () => {
  const send = vi.fn();
  const report = createReadingReport(send);

  report.flush();
  report.seen(0);
  report.flush();
  vi.advanceTimersByTime(2_000);

  expect(send.mock.calls).toEqual([[1]]);
});
