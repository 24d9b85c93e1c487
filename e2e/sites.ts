/** The site under test, and the same pages on an API that is down. */
export const SITE = 'http://127.0.0.1:4310';
export const FAILING_SITE = 'http://127.0.0.1:4311';

/** Port 1 is reserved, and nothing listens there. */
export const CLOSED_ADDRESS = 'http://127.0.0.1:1';
