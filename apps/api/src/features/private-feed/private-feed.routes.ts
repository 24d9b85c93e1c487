import { renewFeed } from '@wallabee/contract/bell/bell-settings';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { FEED_FORMATS } from '../../platform/feeds/feed-formats.ts';
import { prepareText, sendPrepared } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { notFound } from '../../platform/problems.ts';
import { newFeedSecret } from '../bell/bell.public.ts';
import { feedAddresses, PRIVATE_FEED_PATH } from './feed-addresses.ts';
import { findNotices, saveFeedSecret } from './private-feed.queries.ts';
import { privateFeedAddresses, type SiteAddresses, toPrivateFeed } from './private-feed.ts';

interface FeedOptions extends SiteAddresses {
  db: Db;
  now: () => Date;
}

/** The secret is a parameter of the route, so that logs and metrics, which name the route, do not contain it. */
export function privateFeedRoutes({ db, now, ...addresses }: FeedOptions) {
  return async (app: FastifyInstance) => {
    for (const { ending, type, write } of FEED_FORMATS) {
      app.get<{ Params: { secret: string } }>(
        `${PRIVATE_FEED_PATH}/:secret.${ending}`,
        async (request, reply) => {
          const { secret } = request.params;
          const asked = { secret, most: MOST_IN_FEED, now: now() };
          const found = SECRET.test(secret) ? await findNotices(db, asked) : undefined;
          reply.headers(NOT_INDEXED);
          if (!found) return reply.code(404).headers(NO_STORE).send(notFound('feed').problem);
          const { player_id, notices } = found;
          const feed = toPrivateFeed(notices, addresses);
          const text = write(feed, privateFeedAddresses(player_id, addresses.siteUrl));
          return sendPrepared(request, reply, prepareText(text, { type, cacheControl: 'private, no-cache' }));
        },
      );
    }
  };
}

const MOST_IN_FEED = 50;
const SECRET = /^[\w-]{32}$/;
const NOT_INDEXED = { 'x-robots-tag': 'noindex, nofollow' };
const NO_STORE = { 'cache-control': 'no-store' };

export function feedSettingRoutes({ db, siteUrl }: { db: Db; siteUrl: string }) {
  return async (app: ApiApp) => {
    answer(app, renewFeed, async (_, { player }) => {
      const secret = newFeedSecret();
      await saveFeedSecret(db, player.id, secret);
      return feedAddresses(siteUrl)(secret);
    });
  };
}
