import { join } from 'node:path';

/** Another run on the same machine takes ports of its own: E2E_PORT is the first of five. */
const firstPort = Number(process.env.E2E_PORT ?? 4310);

/** The site under test, and the same pages on an API that is down. */
export const SITE = onPort(0);
export const FAILING_SITE = onPort(1);

/** Port 1 is reserved, and nothing listens there. */
export const CLOSED_ADDRESS = 'http://127.0.0.1:1';

/** The same pages on the site's own API with some answers altered: see altered-api.mjs. */
export const ALTERED_SITE = onPort(2);
export const ALTERED_API = onPort(3);

/** Another server process on the world of the site under test, for the test that starts it. */
export const SECOND_SITE = onPort(4);

/** Where the site under test keeps its world. */
export const WORLD_FOLDER = join(import.meta.dirname, '..', '.cache', `e2e-world-${firstPort}`);

function onPort(offset: number) {
  return `http://127.0.0.1:${firstPort + offset}`;
}
