import { appAddresses } from '@wallabee/contract/apps/apps.addresses';
import { SCOPES, type Scope } from '@wallabee/contract/protocol/scopes';

interface Addresses {
  siteUrl: string;
  apiUrl: string;
}

/** RFC 8414, with RFC 9207 and RFC 7636. */
export function toServerMetadata({ siteUrl, apiUrl }: Addresses): string {
  return JSON.stringify({
    issuer: siteUrl,
    authorization_endpoint: `${siteUrl}/oauth/authorize`,
    token_endpoint: `${apiUrl}${appAddresses.issueToken.path}`,
    revocation_endpoint: `${apiUrl}${appAddresses.revokeToken.path}`,
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    service_documentation: `${siteUrl}/developers#apps`,
    op_tos_uri: `${siteUrl}/terms`,
  });
}

interface Resource {
  /** The URL of the resource that the document describes. */
  resource: string;
  siteUrl: string;
  /** Clients request every scope that is listed. */
  scopes?: readonly Scope[];
}

/** RFC 9728. */
export function toResourceMetadata({ resource, siteUrl, scopes = SCOPES }: Resource): string {
  return JSON.stringify({
    resource,
    resource_name: 'WallaBee API',
    authorization_servers: [siteUrl],
    scopes_supported: scopes,
    bearer_methods_supported: ['header'],
    resource_documentation: `${siteUrl}/developers#apps`,
    resource_tos_uri: `${siteUrl}/terms`,
  });
}
