import type { FastifyServerOptions } from 'fastify';

/** One line of JSON for each thing worth knowing, by request id, without a word about the person. */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return {
    level,
    serializers: {
      // The route, not the address: addresses carry names, codes and what people search for.
      req: (request) => ({ method: request.method, route: request.routeOptions?.url }),
    },
  };
}
