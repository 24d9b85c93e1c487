import { afterAll, afterEach } from 'vitest';
import { runCleanUp } from './clean-up.ts';
import { checkServerLogs } from './server-logs.ts';

afterEach(checkServerLogs);
afterAll(runCleanUp);
