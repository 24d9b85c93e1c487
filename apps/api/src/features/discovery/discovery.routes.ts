import { suggestItems } from '@wallabee/contract/items/search';
import { type CallApi, isApiFailure } from '@wallabee/contract/protocol/client';
import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import type { SiteLinks } from '@wallabee/contract/protocol/page-visit';
import type { FastifyInstance } from 'fastify';
import { prepareText, sendPrepared } from '../../platform/http/calls/prepared-answer.ts';
import { readableByAll } from '../../platform/http/cross-origin.ts';
import { API_CATALOG_PATH, API_CATALOG_TYPE, apiCatalogLink, toApiCatalog } from './api-catalog.ts';
import { toLlmsTxt } from './llms-txt.ts';
import { toResourceMetadata, toServerMetadata } from './oauth-metadata.ts';
import { toOpenSearch, toSuggestions } from './open-search.ts';
import { toSecurityTxt } from './security-txt.ts';

interface DiscoveryOptions {
  siteUrl: string;
  apiUrl: string;
  links: Pick<SiteLinks, 'api' | 'support' | 'supportEmail'>;
  callApi: CallApi;
  now: () => Date;
}

interface SiteFile {
  type: string;
  write: () => string;
  link?: string;
}

/** Small files at fixed addresses, by which programs find their way about the site. */
export function discoveryRoutes({ siteUrl, apiUrl, links, callApi, now }: DiscoveryOptions) {
  const files: Record<string, SiteFile> = {
    '/.well-known/security.txt': {
      type: 'text/plain',
      write: () => toSecurityTxt({ siteUrl, ...links, now: now() }),
    },
    '/opensearch.xml': {
      type: 'application/opensearchdescription+xml',
      write: () => toOpenSearch(siteUrl),
    },
    '/.well-known/oauth-authorization-server': {
      type: 'application/json',
      write: () => toServerMetadata({ siteUrl, apiUrl }),
    },
    '/.well-known/oauth-protected-resource': {
      type: 'application/json',
      write: () => toResourceMetadata({ resource: siteUrl, siteUrl }),
    },
    '/.well-known/oauth-protected-resource/api': {
      type: 'application/json',
      write: () => toResourceMetadata({ resource: apiUrl, siteUrl }),
    },
    '/.well-known/oauth-protected-resource/api/mcp': {
      type: 'application/json',
      write: () => toResourceMetadata({ resource: `${apiUrl}/mcp`, siteUrl, scopes: ['read'] }),
    },
    [API_CATALOG_PATH]: {
      type: API_CATALOG_TYPE,
      write: () => toApiCatalog({ siteUrl, apiUrl: links.api }),
      link: apiCatalogLink(siteUrl),
    },
    '/llms.txt': { type: 'text/plain', write: () => toLlmsTxt({ siteUrl, apiUrl: links.api }) },
  };

  return async (app: FastifyInstance) => {
    readableByAll(app);
    for (const [path, { type, write, link }] of Object.entries(files)) {
      app.get(path, async (request, reply) => {
        if (link) reply.header('link', link);
        return sendPrepared(request, reply, prepareText(write(), { type, cacheControl: ONE_HOUR }));
      });
    }

    app.get('/security.txt', (_, reply) => reply.redirect('/.well-known/security.txt', 301));

    app.get<{ Querystring: { q?: string | string[] } }>(
      '/opensearch/suggestions',
      { config: { cost: NETWORK_COSTS.suggestion } },
      async (request, reply) => {
        const typed = String(request.query.q ?? '');
        const items = await suggestionsFor(typed, callApi);
        const content = prepareText(toSuggestions(typed, items, siteUrl), SUGGESTIONS);
        return sendPrepared(request, reply, content);
      },
    );
  };
}

/** Browsers ask while somebody types, so what the call refuses has no suggestions. */
async function suggestionsFor(typed: string, callApi: CallApi) {
  const query = suggestItems.query.safeParse({ text: typed });
  if (!query.success) return [];
  try {
    return (await callApi(suggestItems, { query: query.data })).items;
  } catch (failure) {
    if (isApiFailure(failure) && failure.status === 400) return [];
    throw failure;
  }
}

const ONE_HOUR = 'public, max-age=3600';
const SUGGESTIONS = { type: 'application/x-suggestions+json', cacheControl: 'public, max-age=300' };
