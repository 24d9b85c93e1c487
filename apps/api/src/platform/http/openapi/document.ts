import { setImmediate } from 'node:timers/promises';
import { KEY_LIMIT } from '@wallabee/contract/keys/key-rules';
import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';
import { FEATURES } from '@wallabee/contract/protocol/features';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import { NETWORK_COSTS, networkLimit } from '@wallabee/contract/protocol/network-limits';
import { SITE_VERSION } from '@wallabee/contract/protocol/version';
import type { Config } from '../../../config.ts';
import { API_PREFIX } from '../addresses.ts';
import { withoutExample } from './examples.ts';
import { HEADERS } from './headers.ts';
import { createModels } from './models.ts';
import { addressOf, operationOf } from './operation.ts';
import { problemResponses } from './responses.ts';
import { securitySchemes } from './security.ts';

export type Publisher = Pick<Config, 'SITE_URL' | 'API_HOST' | 'LINKS'>;

/** In parts, because describing every call takes most of a second. */
export async function openApiDocument(calls: readonly DescribedCall[], publisher: Publisher) {
  const models = createModels();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const address = addressOf(call);
    paths[address] = { ...paths[address], [call.method.toLowerCase()]: operationOf(call, models) };
    await setImmediate();
  }
  const responses = problemResponses(models);
  return {
    openapi: '3.1.0',
    info: infoOf(publisher),
    externalDocs: {
      description: 'The guide for developers, and a console to try each call.',
      url: `${publisher.SITE_URL}/developers`,
    },
    servers: serversOf(publisher),
    tags: tagsOf(calls),
    paths,
    components: {
      schemas: sorted(models.all),
      responses,
      headers: HEADERS,
      securitySchemes: securitySchemes(publisher.SITE_URL, `${publisher.SITE_URL}${API_PREFIX}`),
    },
  };
}

function infoOf({ SITE_URL, LINKS }: Publisher) {
  return {
    title: 'WallaBee API',
    version: SITE_VERSION,
    summary: 'Items, sets, numbers, players and places of the WallaBee collecting game.',
    description: ABOUT,
    termsOfService: `${SITE_URL}/terms`,
    contact: { name: 'WallaBee support', url: LINKS.support, email: LINKS.supportEmail },
    license: { name: 'MIT', identifier: 'MIT' },
  };
}

const { perSecond, burst } = networkLimit();

const ABOUT = [
  'Items, sets, numbers, players and places of the WallaBee collecting game. Ids and numbers are JSON numbers, instants are ISO 8601 in UTC. Fields and calls may be added, and are never taken away.',
  `Limits: a key may make ${KEY_LIMIT.perSecond} calls a second, in bursts of up to ${KEY_LIMIT.burst}. A network (an IPv4 address or an IPv6 /64) may spend ${formatNumber(perSecond)} points a second, in bursts of up to ${formatNumber(burst)}, unless the operator grants others; a call costs ${NETWORK_COSTS.call} points where nothing else is said. Above either the answer is 429 with Retry-After.`,
].join('\n\n');

/** The API's own host first, where there is one. */
function serversOf({ SITE_URL, API_HOST }: Publisher) {
  const { protocol, hostname } = new URL(SITE_URL);
  return [
    ...(API_HOST ? [{ url: `${protocol}//${API_HOST}`, description: 'The API’s own host' }] : []),
    // A loopback address means another machine to each reader; a relative one is the host that sent the document.
    { url: LOOPBACK.test(hostname) ? API_PREFIX : `${SITE_URL}${API_PREFIX}`, description: 'The site' },
  ];
}

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

function tagsOf(calls: readonly DescribedCall[]) {
  const used = new Set<string>(calls.map(({ feature }) => feature));
  return Object.entries(FEATURES)
    .filter(([name]) => used.has(name))
    .map(([name, description]) => ({ name, description }));
}

function sorted(models: ReturnType<typeof createModels>['all']) {
  const byName = Object.entries(models).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(byName.map(([name, schema]) => [name, withoutExample(schema)]));
}
