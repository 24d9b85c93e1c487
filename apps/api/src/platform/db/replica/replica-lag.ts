export interface Mark {
  at: number;
  position: number;
}

/**
 * PostgreSQL reports the age of the last replayed write, which grows while nothing is written, so positions
 * are compared instead.
 */
export function lagOf(marks: readonly Mark[], replayed: number, now: number): number {
  const firstMissing = marks.find(({ position }) => position > replayed);
  return firstMissing ? now - firstMissing.at : 0;
}

export function withoutPassed(marks: readonly Mark[], replayed: number): Mark[] {
  return marks.filter(({ position }) => position > replayed);
}

export function withNew(marks: readonly Mark[], mark: Mark): Mark[] {
  // A new primary may begin before the last position of the one that died.
  const before = marks.filter(({ position }) => position <= mark.position);
  // The newest one must be there, and the oldest says since when the replica is behind.
  return [...before.slice(0, MOST_MARKS - 1), mark];
}

const MOST_MARKS = 600;
