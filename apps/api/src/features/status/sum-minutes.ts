import { addHistograms, emptyHistogram } from '@wallabee/contract/status/durations';
import type { Minute } from './recorder.ts';

export function sumOf(minutes: readonly Minute[]): Omit<Minute, 'was_cut_off'> {
  return minutes.reduce(
    (sum, { requests, failed, durations }) => ({
      requests: sum.requests + requests,
      failed: sum.failed + failed,
      durations: addHistograms(sum.durations, durations),
    }),
    { requests: 0, failed: 0, durations: emptyHistogram() },
  );
}
