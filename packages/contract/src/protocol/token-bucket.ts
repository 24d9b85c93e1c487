export interface Limit {
  perSecond: number;
  burst: number;
}

/** `at` is in milliseconds of a monotonic clock. Negative points are a debt. */
export interface Bucket {
  points: number;
  at: number;
}

interface Moment {
  limit: Limit;
  now: number;
}

/** `wait` is 0 when the cost was paid, else the milliseconds until the bucket holds enough. */
export function spend(
  bucket: Bucket | undefined,
  { cost, ...moment }: Moment & { cost: number },
): { bucket: Bucket; wait: number } {
  const { limit, now } = moment;
  const points = refilled(bucket, moment);
  if (points >= cost) return { bucket: { points: points - cost, at: now }, wait: 0 };
  return { bucket: { points, at: now }, wait: Math.ceil(((cost - points) * 1_000) / limit.perSecond) };
}

/** For a cost that is known too late to refuse; it may leave a debt. */
export function charge(bucket: Bucket | undefined, { cost, ...moment }: Moment & { cost: number }): Bucket {
  return { points: refilled(bucket, moment) - cost, at: moment.now };
}

export function isFull(bucket: Bucket, moment: Moment): boolean {
  return refilled(bucket, moment) === moment.limit.burst;
}

function refilled(bucket: Bucket | undefined, { limit, now }: Moment): number {
  if (!bucket) return limit.burst;
  return Math.min(limit.burst, bucket.points + ((now - bucket.at) * limit.perSecond) / 1_000);
}
