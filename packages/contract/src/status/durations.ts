/** Upper bounds of the histogram buckets in milliseconds; one more bucket counts what took longer. */
export const BUCKET_BOUNDS = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 10_000] as const;

export function emptyHistogram(): number[] {
  return Array.from({ length: BUCKET_BOUNDS.length + 1 }, () => 0);
}

export function bucketOf(ms: number): number {
  const bucket = BUCKET_BOUNDS.findIndex((end) => ms <= end);
  return bucket === -1 ? BUCKET_BOUNDS.length : bucket;
}

export function addHistograms(one: readonly number[], other: readonly number[]): number[] {
  return emptyHistogram().map((_, bucket) => (one[bucket] ?? 0) + (other[bucket] ?? 0));
}

/** The quantile in milliseconds, interpolated within its bucket; null for an empty histogram. */
export function quantileOf(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let left = share * total;
  for (const [bucket, count] of counts.entries()) {
    if (count > 0 && left <= count) return withinBucket(bucket, left / count);
    left -= count;
  }
  return LONGEST;
}

const LONGEST = BUCKET_BOUNDS[BUCKET_BOUNDS.length - 1] ?? 0;

function withinBucket(bucket: number, share: number): number {
  const from = BUCKET_BOUNDS[bucket - 1] ?? 0;
  const to = BUCKET_BOUNDS[bucket] ?? LONGEST;
  return Math.round(from + (to - from) * share);
}
