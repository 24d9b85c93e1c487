/** Has what waits to be sent; a logout deletes it. */
export const OUTBOX_DATABASE = 'outbox';
