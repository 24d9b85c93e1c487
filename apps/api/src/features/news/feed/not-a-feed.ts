export class NotAFeed extends Error {}
