import {
  listBlogPosts,
  listNews,
  MOST_BLOG_POSTS,
  readBlogPost,
  readThumbnail,
} from '@wallabee/contract/news/news';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { prepare } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { found, ProblemError } from '../../platform/problems.ts';
import { toJsonp } from './jsonp.ts';
import { findBlogPost, listBlogPosts as listStoredPosts } from './news.queries.ts';
import { type SiteAddresses, toBlogPost, toCard } from './news.views.ts';
import { createNewsSource } from './news-source.ts';

interface NewsOptions extends SiteAddresses {
  db: Db;
  feedUrl: URL | undefined;
  now: () => Date;
  clock?: (() => number) | undefined;
}

export function newsRoutes(options: NewsOptions) {
  const { now } = options;

  return async (app: ApiApp) => {
    const warn = (failure: unknown) => app.log.warn({ err: failure }, 'the blog feed could not be read');
    const source = createNewsSource({ ...options, warn });

    answer(app, listNews, async ({ query: { callback } }, { request, reply }) => {
      const posts = await source.latest();
      if (!posts) throw newsUnavailable();
      if (callback !== undefined) {
        if (isOwnScript(request)) throw jsonpElsewhere();
        const write = (value: unknown) => toJsonp(callback, value);
        return prepare(listNews, { posts }, { ...SCRIPT, write });
      }
      reply.header('cache-control', ONE_MINUTE);
      return { posts };
    });

    answer(app, listBlogPosts, async (_, { reads }) => {
      const posts = await listStoredPosts(reads, { now: now(), limit: MOST_BLOG_POSTS });
      return posts.map(toCard);
    });

    answer(app, readBlogPost, async ({ params: { slug } }, { reads }) =>
      toBlogPost(found(await findBlogPost(reads, { slug, now: now() }), 'post')),
    );

    app.get<{ Params: { name: string } }>(
      readThumbnail.path,
      {
        config: { call: readThumbnail, isOpen: true, isPublicRead: true },
        schema: { params: readThumbnail.params },
      },
      async ({ params: { name } }, reply) => {
        const picture = found(await source.thumbnails.find(name), 'picture');
        return reply.type('image/webp').header('cache-control', 'public, max-age=86400').send(picture);
      },
    );
  };
}

const ONE_MINUTE = 'public, max-age=60';
const SCRIPT = { type: 'application/javascript', cacheControl: ONE_MINUTE };

/**
 * The Content-Security-Policy allows scripts of this site, so a page must not load one whose start an
 * attacker can choose.
 */
function isOwnScript({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'script' && headers['sec-fetch-site'] === 'same-origin';
}

function jsonpElsewhere(): ProblemError {
  return new ProblemError(403, { code: 'refused', error: 'Pages of this site read the news as JSON.' });
}

function newsUnavailable(): ProblemError {
  const problem = { code: 'unavailable', error: 'The blog cannot be reached just now.' } as const;
  return new ProblemError(503, problem, { 'retry-after': '30' });
}
