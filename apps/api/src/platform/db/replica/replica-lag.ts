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
