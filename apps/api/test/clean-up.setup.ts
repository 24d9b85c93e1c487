import { afterAll } from 'vitest';
import { runCleanUp } from './clean-up.ts';

afterAll(runCleanUp);
