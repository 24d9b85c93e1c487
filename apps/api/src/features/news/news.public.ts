export { listBlogPosts } from './news.queries.ts';
export { type SiteAddresses, toFeedEntry } from './news.views.ts';
