import { join } from 'node:path';

/** E2E_PORT is the first of five ports, for a second run on the same machine. */
const firstPort = Number(process.env.E2E_PORT ?? 4310);

export const SITE = onPort(0);
export const FAILING_SITE = onPort(1);

/** Port 1 is reserved, and nothing listens there. */
export const CLOSED_ADDRESS = 'http://127.0.0.1:1';

/** See altered-api.mjs. */
export const ALTERED_SITE = onPort(2);
export const ALTERED_API = onPort(3);

export const SECOND_SITE = onPort(4);

export const WORLD_FOLDER = join(import.meta.dirname, '..', '.cache', `e2e-world-${firstPort}`);

/** One file for each server. */
export const LOG_FOLDER = join(import.meta.dirname, '..', '.cache', `e2e-logs-${firstPort}`);

function onPort(offset: number) {
  return `http://127.0.0.1:${firstPort + offset}`;
}
