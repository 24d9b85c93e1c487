import { z } from 'zod';
import { plainHost } from './platform/http/addresses.ts';
import { API_PROFILE_NAMES, type ApiProfileName } from './platform/http/calls/api-profile-names.ts';

/** A host as in a Host header: no scheme, no path, and a port only if it is not the default. */
const hostAndPort = z
  .string()
  .regex(/^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i, 'must be a host such as api.example.com')
  .transform(plainHost);

const profileOfHost = z.tuple([hostAndPort, z.enum(API_PROFILE_NAMES)]);

const apiHosts = z.string().transform((list, context): ReadonlyMap<string, ApiProfileName> => {
  const pairs = list.split(',').map((pair) => profileOfHost.safeParse(pair.trim().split('=')).data);
  const known = pairs.filter((pair) => pair !== undefined);
  if (known.length < pairs.length) return refuse(context, MALFORMED);
  const hosts = new Map(known);
  return hosts.size < known.length ? refuse(context, 'must name each host once') : hosts;
});

const MALFORMED = `must be hosts with a profile (${API_PROFILE_NAMES.join(' or ')}) each, such as api.example.com=2012,new-api.example.com=2017`;

function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

export const hostSettings = {
  API_HOST: hostAndPort.optional(),
  API_HOSTS: apiHosts.default(new Map()),
};

interface Hosts {
  API_HOST?: string | undefined;
  API_HOSTS: ReadonlyMap<string, ApiProfileName>;
  SITE_URL: string;
}

/** Whether a host of API_HOSTS already serves the current API (API_HOST) or the site's pages (SITE_URL). */
export function hasTakenHost({ API_HOST = '', API_HOSTS, SITE_URL }: Hosts): boolean {
  return API_HOSTS.has(API_HOST) || API_HOSTS.has(new URL(SITE_URL).host);
}

/** The root of API_HOST is the API, so the site's pages would be unreachable. */
export function hidesPages({ API_HOST, SITE_URL }: Hosts): boolean {
  return API_HOST === new URL(SITE_URL).host;
}
