/** Somebody else's server did not give what was asked of it. */
export class OutsideFailure extends Error {}
