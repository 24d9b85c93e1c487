/** The site under test, and the same pages on an API that is down. */
export const SITE = 'http://127.0.0.1:4310';
export const FAILING_SITE = 'http://127.0.0.1:4311';

/** Port 1 is reserved, and nothing listens there. */
export const CLOSED_ADDRESS = 'http://127.0.0.1:1';

/** The same pages on an API that a test puts there: all of the site's own but the news. */
export const NEWSLESS_SITE = 'http://127.0.0.1:4312';
export const NEWSLESS_API = 'http://127.0.0.1:4313';
