/** The reason of a problem where the worker has no answer to a call. */
export const OFFLINE_REASON = 'offline';
