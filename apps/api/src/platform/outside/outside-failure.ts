export class OutsideFailure extends Error {}
