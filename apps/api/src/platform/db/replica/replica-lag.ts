/** When the primary had written how much. */
export interface Mark {
  at: number;
  position: number;
}

/**
 * How long ago the primary was where the replica is now. PostgreSQL's own answer is the age of the last write, which
 * grows while nobody writes and stands still while the replica hears nothing; comparing positions does neither.
 */
export function lagOf(marks: readonly Mark[], replayed: number, now: number): number {
  const firstMissing = marks.find(({ position }) => position > replayed);
  return firstMissing ? now - firstMissing.at : 0;
}

/** Marks that the replica has passed say nothing any more. */
export function withoutPassed(marks: readonly Mark[], replayed: number): Mark[] {
  return marks.filter(({ position }) => position > replayed);
}
