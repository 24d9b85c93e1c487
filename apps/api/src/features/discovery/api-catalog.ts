export const API_CATALOG_PATH = '/.well-known/api-catalog';

/** The profile is that of RFC 9727, the format that of RFC 9264. */
export const API_CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

interface Addresses {
  siteUrl: string;
  apiUrl: string;
}

/** The link relations are those of RFC 8631. */
export function toApiCatalog({ siteUrl, apiUrl }: Addresses): string {
  const page = (path: string) => ({ href: `${siteUrl}${path}`, type: 'text/html' });
  const json = (href: string) => ({ href, type: 'application/json' });
  const assistants = `${apiUrl}/mcp`;
  return JSON.stringify({
    linkset: [
      { anchor: `${siteUrl}${API_CATALOG_PATH}`, item: [{ href: apiUrl }, { href: assistants }] },
      {
        anchor: apiUrl,
        'service-desc': [json(`${apiUrl}/openapi.json`)],
        'service-doc': [page('/developers')],
        'service-meta': [
          json(`${siteUrl}/.well-known/oauth-protected-resource/api`),
          { href: `${siteUrl}/llms.txt`, type: 'text/plain' },
        ],
        status: [page('/status'), json(`${apiUrl}/status`)],
        'terms-of-service': [page('/terms')],
      },
      {
        anchor: assistants,
        'service-doc': [page('/developers#assistants')],
        'service-meta': [json(`${siteUrl}/.well-known/oauth-protected-resource/api/mcp`)],
        status: [page('/status')],
        'terms-of-service': [page('/terms')],
      },
    ],
  });
}

/** RFC 9727 requires this header, so that a HEAD request finds the catalogue. */
export function apiCatalogLink(siteUrl: string): string {
  return `<${siteUrl}${API_CATALOG_PATH}>; rel="api-catalog"`;
}
