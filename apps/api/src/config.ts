import { join, resolve } from 'node:path';
import { NETWORK_POINTS_PER_SECOND } from '@wallabee/contract/protocol/network-limits';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { type AssistantConfig, AssistantEnvironment } from './config-assistants.ts';
import { hasTakenHost, hidesPages, hostSettings } from './config-hosts.ts';
import { mapTiles, outsideSettings, siteLinks } from './config-links.ts';
import { pushKeys, pushSettings } from './config-push.ts';

export type Config = z.infer<typeof Environment>;

export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  return readSettings(Environment, environment);
}

/** `npm run mcp` runs on the assistant's machine, so it has settings of its own. */
export function readAssistantConfig(environment: NodeJS.ProcessEnv = process.env): AssistantConfig {
  return readSettings(AssistantEnvironment, environment);
}

function readSettings<Schema extends z.ZodType>(schema: Schema, environment: NodeJS.ProcessEnv) {
  const parsed = schema.safeParse(withoutEmptyValues(environment));
  if (!parsed.success) throw new BadConfiguration(parsed.error.issues.map(inWords).join(' '));
  return parsed.data;
}

export class BadConfiguration extends Error {}

const flag = z.enum(['on', 'off']);
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform(withoutEndingSlash);

/** A path that begins with two slashes would lead to another host. */
const pathOrUrl = z.union([z.string().regex(/^\/(?![/\\])\S*$/), z.url({ protocol: /^https?$/ })], {
  error: 'must be a path on this site or an http or https address',
});

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(least, error).max(most, error));
}

/** Proxies whose X-Forwarded-For is trusted: addresses and networks, or `none`. */
const trustedProxies = z
  .string()
  .transform((list) => (list === 'none' ? [] : list.split(',').map((part) => part.trim())))
  .refine(
    (list) => list.every(isAddressOrNetwork),
    'must be none, or addresses and networks with commas between',
  );

const Environment = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_DIRECT_URL: postgresUrl.optional(),
    DATABASE_REPLICA_URL: postgresUrl.optional(),
    DATABASE_CONNECTIONS: wholeNumber(2, 500).default(16),
    METRICS_PORT: wholeNumber(0, 65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    WORLD: z.enum(['demo', 'small', 'large', 'huge', 'none']).default('demo'),
    WORLD_SEED: z
      .string()
      .regex(/^\d{1,9}$/, 'must be a whole number')
      .transform(Number)
      .default(2012),
    LIVE: flag.optional(),
    LIVE_PACE: wholeNumber(1, 6000).default(30),
    TRUST_PROXY: trustedProxies.default(['loopback']),
    NETWORK_LIMIT: wholeNumber(0, 1_000_000).default(NETWORK_POINTS_PER_SECOND),
    ...hostSettings,
    API_BASE_URL: httpUrl.optional(),
    SITE_URL: httpUrl.optional(),
    WEB_API_KEY: z.string().min(8, 'must have at least 8 characters').optional(),
    SECRETS_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    SERVICE_WORKER: flag.default('on'),
    RETRO_URL: pathOrUrl.default('/retro/index.html'),
    BLOG_FEED_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .transform((address) => new URL(address))
      .optional(),
    ...outsideSettings,
    ...pushSettings,
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  })
  .refine(({ PORT, METRICS_PORT }) => PORT === 0 || PORT !== METRICS_PORT, {
    path: ['METRICS_PORT'],
    message: 'must be another port than PORT',
  })
  .refine(({ DATABASE_URL, DATABASE_DIRECT_URL }) => DATABASE_URL || !DATABASE_DIRECT_URL, {
    path: ['DATABASE_DIRECT_URL'],
    message: 'must not be set without DATABASE_URL',
  })
  .refine(({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }) => !VAPID_PUBLIC_KEY === !VAPID_PRIVATE_KEY, {
    path: ['VAPID_PUBLIC_KEY'],
    message: 'must be set together with VAPID_PRIVATE_KEY',
  })
  .transform(({ WEB_API_KEY, ...environment }, context) => {
    // A world with real players must not accept the key that is printed in the README.
    const key = WEB_API_KEY ?? (environment.WORLD === 'none' ? undefined : 'demo-key');
    if (key === undefined) {
      context.addIssue({ code: 'custom', path: ['WEB_API_KEY'], message: 'must be set when WORLD is none' });
      return z.NEVER;
    }
    const SITE_URL = environment.SITE_URL ?? `http://localhost:${environment.PORT}`;
    return {
      ...environment,
      WEB_API_KEY: key,
      LINKS: { ...siteLinks(environment), api: publicApiUrl({ ...environment, SITE_URL }) },
      TILES: mapTiles(environment),
      PUSH: pushKeys(environment),
      DATA_DIR: resolve(environment.DATA_DIR),
      ART_DIR: join(resolve(environment.DATA_DIR), 'art'),
      SITE_URL,
      // A world with real players has no simulated ones.
      LIVE:
        environment.WORLD !== 'none' &&
        (environment.LIVE ?? (environment.WORLD === 'demo' ? 'on' : 'off')) === 'on',
    };
  })
  .refine((settings) => !hasTakenHost(settings), {
    path: ['API_HOSTS'],
    message: 'must name neither API_HOST nor the host of SITE_URL',
  })
  .refine((settings) => !hidesPages(settings), {
    path: ['API_HOST'],
    message: 'must not be the host of SITE_URL',
  });

function publicApiUrl({ SITE_URL, API_HOST, API_BASE_URL }: Record<'SITE_URL', string> & Addresses): string {
  if (API_HOST) return `${new URL(SITE_URL).protocol}//${API_HOST}`;
  return API_BASE_URL ?? `${SITE_URL}/api`;
}

type Addresses = Partial<Record<'API_HOST' | 'API_BASE_URL', string | undefined>>;

function isAddressOrNetwork(entry: string): boolean {
  const { IPv4, IPv6 } = ipaddr;
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  return entry.includes('/')
    ? IPv4.isValidCIDRFourPartDecimal(entry) || IPv6.isValidCIDR(entry)
    : IPv4.isValidFourPartDecimal(entry) || IPv6.isValid(entry);
}

function withoutEmptyValues(environment: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

function withoutEndingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

function inWords(issue: z.core.$ZodIssue): string {
  const allowed =
    issue.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue.message;
  return `${issue.path.join('.')} ${allowed.charAt(0).toLowerCase()}${allowed.slice(1)}.`;
}
