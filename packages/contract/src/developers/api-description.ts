import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';

/** The whole document follows a published standard, so it is passed on as it is. */
export const readApiDescription = {
  method: 'GET',
  path: '/openapi.json',
  feature: 'developers',
  access: 'open',
  summary: 'Every call as an OpenAPI 3.1 document.',
  response: z.record(z.string(), z.unknown()),
} as const satisfies Endpoint;
