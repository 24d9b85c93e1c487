/** How long the server recognises the key of a write that waited on a device without a network. */
export const WAITING_KEY_DAYS = 14;
