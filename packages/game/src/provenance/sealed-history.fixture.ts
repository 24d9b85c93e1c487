import { createDayHeads } from './day-heads.ts';
import { createDigestTable } from './digest-table.ts';
import { type PublishedDay, publishedDay, withEmptyDays } from './published-day.ts';
import { type SealedStep, type Sha256, type Step, stepDigest } from './step-digest.ts';
import { createHistoryVerifier, type HistoryFault } from './verify-history.ts';

/** Computes all digests, as somebody could who may write to the database. */
export function sealed(sha256: Sha256, steps: readonly Step[]): SealedStep[] {
  const heads = createDigestTable();
  return steps.map((step) => {
    const digest = stepDigest(sha256, heads.get(step.item_id), step);
    heads.set(step.item_id, digest);
    return { ...step, digest };
  });
}

export function publishedDays(sha256: Sha256, steps: readonly SealedStep[], end: number): PublishedDay[] {
  const heads = createDayHeads();
  for (const step of steps) if (step.digest) heads.add(step, step.digest);
  const days: PublishedDay[] = [];
  for (const day of withEmptyDays(heads.takeBefore(end), { after: null, end }))
    days.push(publishedDay(sha256, day, days.at(-1)?.root ?? null));
  return days;
}

export function faultsOf(
  sha256: Sha256,
  steps: readonly SealedStep[],
  days: readonly PublishedDay[],
): HistoryFault[] {
  const faults: HistoryFault[] = [];
  const verifier = createHistoryVerifier({ sha256, days, onFault: (fault) => faults.push(fault) });
  for (const step of [...steps].sort((one, other) => one.history_id - other.history_id)) verifier.add(step);
  verifier.end();
  return faults;
}
