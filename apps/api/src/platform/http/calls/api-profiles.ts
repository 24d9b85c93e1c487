import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import { createCache } from '../../cache/cache.ts';
import { hostOf } from '../addresses.ts';
import { sizeOfContent } from '../content/content-size.ts';
import type { ApiProfileName } from './api-profile-names.ts';
import { isPrepared, isRewritable, type PreparedText, rewritten, sendPrepared } from './prepared-answer.ts';

export interface ApiProfile {
  readonly name: ApiProfileName;
  /** A pure function from an answer of the contract to the format of the clients. It may throw a refusal. */
  map(call: DescribedCall, answer: unknown): unknown;
  write(value: unknown): string;
}

interface ApiProfileOptions {
  hosts: ReadonlyMap<string, ApiProfileName>;
  profiles: Readonly<Record<ApiProfileName, ApiProfile>>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined on hosts with the current format. */
    apiProfile: ApiProfile | undefined;
  }
}

export const apiProfiles = fastifyPlugin(
  async (app: FastifyInstance, { hosts, profiles }: ApiProfileOptions) => {
    app.decorateRequest('apiProfile', {
      getter(this: FastifyRequest) {
        if (hosts.size === 0) return undefined;
        const name = hosts.get(hostOf(this.originalUrl, this.headers.host));
        return name && profiles[name];
      },
    });
  },
);

export function sendMapped(
  request: FastifyRequest,
  reply: FastifyReply,
  answered: unknown,
  headers: Record<string, string>,
): Promise<void> | void {
  const { apiProfile: profile, routeOptions } = request;
  const { call } = routeOptions.config;
  if (isPrepared(answered)) {
    const isMapped = profile && call && isRewritable(answered);
    return sendPrepared(request, reply, isMapped ? mapPrepared(profile, call, answered) : answered, headers);
  }
  reply.headers(headers);
  if (!profile || !call?.response || reply.hasHeader('content-type')) return void reply.send(answered);
  const mapped = profile.map(call, z.encode(call.response, answered));
  reply.type('application/json; charset=utf-8').send(profile.write(mapped));
}

function mapPrepared(profile: ApiProfile, call: DescribedCall, answer: PreparedText): PreparedText {
  const key = `${profile.name} ${call.method} ${call.path} ${answer.etag}`;
  const known = mappedAnswers.get(key);
  if (known) return known;
  const mapped = rewritten(answer, (value) => profile.write(profile.map(call, value)));
  mappedAnswers.set(key, mapped);
  return mapped;
}

/** Keys contain the ETag, so entries never become stale. */
const mappedAnswers = createCache<PreparedText>({
  name: 'mapped-answers',
  maxBytes: 16 * 1024 * 1024,
  sizeOf: sizeOfContent,
});
