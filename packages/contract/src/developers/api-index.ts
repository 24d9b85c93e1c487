import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { developerAddresses } from './developers.addresses.ts';

const Limit = z.object({
  per_second: z.number().int().describe('How much is allowed in a second, over a longer time.'),
  burst: z.number().int().describe('How much is allowed at once.'),
});

export const ApiIndex = z.object({
  name: z.string().describe('The name of this API.'),
  version: z.string().describe('The deployed version of the site and the API.'),
  documentation: z.string().describe('The address of the documentation, a page.'),
  openapi: z.string().describe('The address of the OpenAPI document.'),
  key_header: z.string().describe('The request header that carries the application key.'),
  limits: z
    .object({
      key: Limit.describe('Calls with one application key.'),
      network: Limit.nullable().describe(
        'Points of one client network, an IPv4 address or an IPv6 /64; null where networks have no limit.',
      ),
      call_points: z.number().int().describe('The points of a call where its description names no others.'),
    })
    .describe('Above a limit the answer is 429 with Retry-After.'),
  calls: z.record(z.string(), z.string()).describe('The addresses of the main calls, by name.'),
});
export type ApiIndex = z.infer<typeof ApiIndex>;

export const readApiIndex = {
  ...developerAddresses.readApiIndex,
  feature: 'developers',
  access: 'open',
  summary: 'What this API is, its documentation, its limits and the addresses of its main calls.',
  response: ApiIndex,
} as const satisfies Endpoint;
