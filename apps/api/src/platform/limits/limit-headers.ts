import type { Limit } from '@wallabee/contract/protocol/token-bucket';
import type { FastifyReply } from 'fastify';

export interface Policy {
  name: string;
  quota: number;
  text: string;
}

interface PolicyOptions {
  name: string;
  quota: number;
  seconds: number;
  /** Requests by default. */
  unit?: string;
}

interface Standing {
  policy: Policy;
  left: number;
  seconds: number;
}

export function policyOf({ name, quota, seconds, unit }: PolicyOptions): Policy {
  const counted = unit === undefined ? '' : `;wallabee-unit="${unit}"`;
  return { name, quota, text: `"${name}";q=${quota};w=${seconds}${counted}` };
}

export function policyOfBucket(name: string, { perSecond, burst }: Limit, unit?: string): Policy {
  return policyOf({ name, quota: burst, seconds: Math.ceil(burst / perSecond), ...(unit && { unit }) });
}

/** The time that refills what is left of the bucket. A client that spreads its calls over it is never refused. */
export function secondsOfBucket(left: number, { perSecond }: Limit): number {
  return Math.max(1, Math.ceil(left / perSecond));
}

export function wholeSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1_000));
}

/** The format of draft-ietf-httpapi-ratelimit-headers-11. */
export function limitHeaders({ policy, left, seconds }: Standing) {
  return { 'ratelimit-policy': policy.text, ratelimit: `"${policy.name}";r=${left};t=${seconds}` };
}

/** A call can have several limits: the draft's headers list all of them, the X- headers have the last one. */
export function addLimit(reply: FastifyReply, standing: Standing) {
  for (const [name, item] of Object.entries(limitHeaders(standing))) {
    const earlier = reply.getHeader(name);
    reply.header(name, earlier === undefined ? item : `${earlier}, ${item}`);
  }
  reply.header('x-ratelimit-limit', standing.policy.quota);
  reply.header('x-ratelimit-remaining', standing.left);
}

/** For a reply that is written to the raw response. */
export function limitHeadersIn(reply: FastifyReply) {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).filter(([name]) => name.includes('ratelimit')),
  );
}
