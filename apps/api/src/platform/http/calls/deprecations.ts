import { callName } from '@wallabee/contract/developers/call-names';
import { callPagePath } from '@wallabee/contract/developers/call-page';
import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

interface Addresses {
  siteUrl: string;
  apiUrl: string;
}

/** Every answer of a deprecated call says so. It must be registered before what refuses calls. */
export const deprecations = fastifyPlugin(async (app: FastifyInstance, addresses: Addresses) => {
  app.addHook('onRequest', ({ routeOptions, params, url }, reply, done) => {
    const { call } = routeOptions.config;
    if (call?.deprecated)
      reply.headers(headersOf(call, { params: params as Record<string, string>, url }, addresses));
    done();
  });
});

interface Asked {
  params: Record<string, string>;
  url: string;
}

function headersOf(call: DescribedCall, { params, url }: Asked, { siteUrl, apiUrl }: Addresses) {
  if (!call.deprecated) return {};
  const { since, use, sunset } = call.deprecated;
  const page = `${siteUrl}${callPagePath(callName(call))}`;
  // The same thing at the address of the successor.
  const path = use.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = url.slice(url.split('?', 1)[0]?.length).replace(/[<>"]/g, encodeURIComponent);
  return {
    deprecation: `@${Date.parse(since) / 1_000}`,
    ...(sunset && { sunset: new Date(sunset).toUTCString() }),
    link: `<${page}>; rel="deprecation"; type="text/html", <${apiUrl}${path}${query}>; rel="successor-version"`,
  };
}
