/** Something came, but nothing that a blog would send. */
export class NotAFeed extends Error {}
