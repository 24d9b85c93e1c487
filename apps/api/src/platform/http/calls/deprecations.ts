import { callName } from '@wallabee/contract/developers/call-names';
import { callPagePath } from '@wallabee/contract/developers/call-page';
import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

interface Addresses {
  siteUrl: string;
  apiUrl: string;
}

/** Register it before authentication and rate limits, so that refusals have the headers too. */
export const deprecations = fastifyPlugin(async (app: FastifyInstance, addresses: Addresses) => {
  app.addHook('onRequest', ({ routeOptions, params, url }, reply, done) => {
    const { call } = routeOptions.config;
    if (call?.deprecated)
      reply.headers(headersOf(call, { params: params as Record<string, string>, url }, addresses));
    done();
  });
});

interface RequestedUrl {
  params: Record<string, string>;
  url: string;
}

function headersOf(call: DescribedCall, { params, url }: RequestedUrl, { siteUrl, apiUrl }: Addresses) {
  if (!call.deprecated) return {};
  const { since, use, sunset } = call.deprecated;
  const page = `${siteUrl}${callPagePath(callName(call))}`;
  // The successor's URL with the same parameters.
  const path = use.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = url.slice(url.split('?', 1)[0]?.length).replace(/[<>"]/g, encodeURIComponent);
  return {
    deprecation: `@${Date.parse(since) / 1_000}`,
    ...(sunset && { sunset: new Date(sunset).toUTCString() }),
    link: `<${page}>; rel="deprecation"; type="text/html", <${apiUrl}${path}${query}>; rel="successor-version"`,
  };
}
