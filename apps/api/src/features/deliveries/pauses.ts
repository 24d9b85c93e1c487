import { TRIED_FOR_HOURS } from '@wallabee/contract/webhooks/webhook-limits';

/** When a delivery that has failed is tried next; null where it is not. */
export function nextAttemptAt(
  { created_at, attempts }: { created_at: Date; attempts: number },
  { now, random }: { now: Date; random: () => number },
): Date | null {
  const minutes = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? PAUSES[0];
  // Deliveries that failed together are not all tried again in the same moment.
  const spread = 1 - SPREAD + 2 * SPREAD * random();
  const next = new Date(now.getTime() + minutes * spread * 60_000);
  const end = created_at.getTime() + TRIED_FOR_HOURS * 3_600_000;
  return next.getTime() <= end ? next : null;
}

/** In minutes, after the first attempt, the second and so on; the last one goes on. */
const PAUSES = [1, 5, 15, 30, 60, 120, 240] as const;
const SPREAD = 0.1;
