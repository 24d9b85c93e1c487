import { readStoreFeed } from '@wallabee/contract/items/stores';
import type { FastifyInstance } from 'fastify';
import { toAtomFeed } from '../../platform/feeds/atom-feed.ts';
import { publicAddresses } from '../../platform/feeds/feed.ts';
import { prepareText, sendPrepared } from '../../platform/http/calls/prepared-answer.ts';
import { FEEDS, type FeedSources } from './feeds.ts';

/** Below the API, because old clients subscribe to this address. */
export function storeFeedRoutes(sources: FeedSources) {
  return async (api: FastifyInstance) => {
    api.get(
      readStoreFeed.path,
      { config: { call: readStoreFeed, isOpen: true, isPublicRead: true } },
      async (request, reply) => {
        const feed = await FEEDS['store-items'](sources);
        const text = toAtomFeed(feed, publicAddresses(sources.apiUrl, readStoreFeed.path));
        return sendPrepared(request, reply, prepareText(text, ATOM));
      },
    );
  };
}

const ATOM = { type: 'application/atom+xml', cacheControl: 'public, max-age=300' };
