export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

export function addTo<Key>(counts: Map<Key, number>, key: Key, by = 1) {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
