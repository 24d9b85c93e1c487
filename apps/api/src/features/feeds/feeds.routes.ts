import type { CallApi } from '@wallabee/contract/protocol/client';
import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import type { FastifyInstance } from 'fastify';
import { publicAddresses } from '../../platform/feeds/feed.ts';
import { FEED_FORMATS } from '../../platform/feeds/feed-formats.ts';
import { prepareText, sendPrepared } from '../../platform/http/calls/prepared-answer.ts';
import { readableByAll } from '../../platform/http/cross-origin.ts';
import { ProblemError } from '../../platform/problems.ts';
import { FEEDS, type FeedName, type FeedSources } from './feeds.ts';
import { searchFeed } from './search-feed.ts';

/** Feeds are public, because feed readers cannot send a key. */
export function feedRoutes(sources: FeedSources & { callApi: CallApi }) {
  return async (app: FastifyInstance) => {
    readableByAll(app);
    for (const name of Object.keys(FEEDS) as FeedName[]) {
      for (const { ending, type, write } of FEED_FORMATS) {
        const path = `/feeds/${name}.${ending}`;
        const addresses = publicAddresses(sources.siteUrl, path);
        app.get(path, async (request, reply) => {
          const text = write(await FEEDS[name](sources), addresses);
          return sendPrepared(request, reply, prepareText(text, { type, cacheControl: FIVE_MINUTES }));
        });
      }
    }

    for (const { ending, type, write } of FEED_FORMATS) {
      const path = `/feeds/search.${ending}`;
      app.get(path, { config: { cost: NETWORK_COSTS.search } }, async (request, reply) => {
        const feed = await searchFeed(request.query, sources).catch(problemOf);
        if (feed instanceof ProblemError) return reply.code(feed.status).send(feed.problem);
        const { search } = new URL(request.url, sources.siteUrl);
        const text = write(feed, publicAddresses(sources.siteUrl, `${path}${search}`));
        return sendPrepared(request, reply, prepareText(text, { type, cacheControl: FIVE_MINUTES }));
      });
    }
  };
}

function problemOf(failure: unknown): ProblemError {
  if (failure instanceof ProblemError) return failure;
  throw failure;
}

const FIVE_MINUTES = 'public, max-age=300';
