import { z } from 'zod';
import { KEY_LIMIT } from '../keys/key-rules.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { EXAMPLE_API } from '../protocol/fields.ts';
import { NETWORK_COSTS, networkLimit } from '../protocol/network-limits.ts';
import { SITE_VERSION } from '../protocol/version.ts';
import { developerAddresses } from './developers.addresses.ts';

const Limit = z
  .object({
    per_second: z.number().int().meta({
      description: 'How much is allowed in a second, over a longer time.',
      example: KEY_LIMIT.perSecond,
    }),
    burst: z.number().int().meta({ description: 'How much is allowed at once.', example: KEY_LIMIT.burst }),
  })
  .meta({ id: 'Limit', description: 'A limit, which allows bursts.' });

const Limits = z
  .object({
    key: Limit.meta({ description: 'Calls with one application key.' }),
    network: Limit.nullable().meta({
      description:
        'Points of one client network, an IPv4 address or an IPv6 /64; null where networks have no limit.',
      example: { per_second: networkLimit().perSecond, burst: networkLimit().burst },
    }),
    call_points: z.number().int().meta({
      description: 'The points of a call where its description names no others.',
      example: NETWORK_COSTS.call,
    }),
  })
  .meta({ id: 'Limits', description: 'Above a limit the answer is 429 with Retry-After.' });

export const ApiIndex = z
  .object({
    name: z.string().meta({ description: 'The name of this API.', example: 'WallaBee API' }),
    version: z
      .string()
      .meta({ description: 'The deployed version of the site and the API.', example: SITE_VERSION }),
    documentation: z.string().meta({
      description: 'The address of the documentation, a page.',
      example: 'https://wallabee.example/developers',
    }),
    openapi: z
      .string()
      .meta({ description: 'The address of the OpenAPI document.', example: `${EXAMPLE_API}/openapi.json` }),
    key_header: z.string().meta({
      description: 'The request header that carries the application key.',
      example: 'X-WallaBee-API-Key',
    }),
    limits: Limits.meta({ description: 'How much a client may ask.' }),
    calls: z
      .record(z.string().meta({ example: 'sets' }), z.string().meta({ example: `${EXAMPLE_API}/sets` }))
      .meta({ description: 'The addresses of the main calls, by name.' }),
  })
  .meta({ id: 'ApiIndex', description: 'What this API is.' });
export type ApiIndex = z.infer<typeof ApiIndex>;

export const readApiIndex = {
  ...developerAddresses.readApiIndex,
  feature: 'developers',
  access: 'open',
  sendsETag: true,
  summary: 'What this API is, its documentation, its limits and the addresses of its main calls.',
  response: ApiIndex,
} as const satisfies Endpoint;
