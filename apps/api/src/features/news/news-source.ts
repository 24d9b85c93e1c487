import { MOST_NEWS_POSTS, type NewsPost } from '@wallabee/contract/news/news';
import { thumbnailAddresses } from '@wallabee/contract/news/news.addresses';
import type { Db } from '../../platform/db/db.ts';
import { createFeedPoller } from './feed/feed-poller.ts';
import { readFeed } from './feed/read-feed.ts';
import { listBlogPosts } from './news.queries.ts';
import { type SiteAddresses, toNewsPost } from './news.views.ts';
import { createThumbnails, type Thumbnails, thumbnailName } from './thumbnails.ts';

export interface NewsSource {
  /** It is undefined while the blog has not answered. */
  latest(): Promise<NewsPost[] | undefined>;
  thumbnails: Thumbnails;
}

export interface NewsSourceOptions extends SiteAddresses {
  db: Db;
  feedUrl: URL | undefined;
  now: () => Date;
  clock?: (() => number) | undefined;
  warn: (failure: unknown) => void;
}

export function createNewsSource({ feedUrl, ...options }: NewsSourceOptions): NewsSource {
  return feedUrl ? blogElsewhere({ feedUrl, ...options }) : ownBlog(options);
}

function ownBlog({ db, now, siteUrl, apiUrl }: Omit<NewsSourceOptions, 'feedUrl'>): NewsSource {
  return {
    latest: async () => {
      const posts = await listBlogPosts(db, { now: now(), limit: MOST_NEWS_POSTS });
      return posts.map((post) => toNewsPost(post, { siteUrl, apiUrl }));
    },
    thumbnails: { find: async () => undefined },
  };
}

function blogElsewhere({
  feedUrl,
  apiUrl,
  now,
  clock,
  warn,
}: NewsSourceOptions & { feedUrl: URL }): NewsSource {
  const feed = createFeedPoller({ read: () => readFeed(feedUrl), now, warn });
  void feed.refresh();
  return {
    latest: async () => (await feed.latest())?.map((post) => withOurThumbnail(post, apiUrl)),
    thumbnails: createThumbnails({ feed, feedUrl, clock }),
  };
}

function withOurThumbnail(post: NewsPost, apiUrl: string): NewsPost {
  const { thumbnail } = post;
  return {
    ...post,
    thumbnail: thumbnail === null ? null : `${apiUrl}${thumbnailPath(thumbnail)}`,
  };
}

function thumbnailPath(thumbnail: string): string {
  return thumbnailAddresses.readThumbnail.path.replace(':name', thumbnailName(thumbnail));
}
