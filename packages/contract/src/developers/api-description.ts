import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { developerAddresses } from './developers.addresses.ts';

export const readApiDescription = {
  ...developerAddresses.readApiDescription,
  feature: 'developers',
  access: 'open',
  summary: 'Every call as an OpenAPI 3.1 document.',
  response: z.record(z.string(), z.unknown()),
} as const satisfies Endpoint;
