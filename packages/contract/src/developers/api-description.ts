import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { developerAddresses } from './developers.addresses.ts';

export const readApiDescription = {
  ...developerAddresses.readApiDescription,
  feature: 'developers',
  access: 'open',
  sendsETag: true,
  summary: 'Every call as an OpenAPI 3.1 document.',
  response: z
    .record(z.string(), z.unknown())
    .meta({ description: 'An OpenAPI 3.1 document.', example: { openapi: '3.1.0' } }),
} as const satisfies Endpoint;
