import type { NewsPost } from '@wallabee/contract/news/news';
import { toPlainText } from './plain-text.ts';

/** The thumbnail is still the address at the blog. */
export type FeedPost = NewsPost;

export interface WrittenPost {
  title: string;
  dates: (string | undefined)[];
  link: string | undefined;
  pictures: (string | undefined)[];
}

/** The result is null for a post without a title or a safe link. */
export function toFeedPost(post: WrittenPost, feedUrl: URL): FeedPost | null {
  const title = toPlainText(post.title);
  const [date] = post.dates.flatMap((written) => toInstant(written) ?? []);
  const permalink = toWebAddress(post.link, feedUrl);
  if (title === '' || date === undefined || permalink === undefined) return null;
  const [thumbnail = null] = post.pictures.flatMap((written) => toWebAddress(written, feedUrl) ?? []);
  return { title, date, permalink, thumbnail };
}

function toInstant(written: string | undefined): string | undefined {
  const instant = new Date(written?.trim() ?? '');
  const year = instant.getUTCFullYear();
  return year >= 1970 && year <= 9999 ? instant.toISOString() : undefined;
}

/** Only http and https addresses without credentials are safe to open. */
function toWebAddress(written: string | undefined, base: URL): string | undefined {
  if (!written?.trim() || !URL.canParse(written.trim(), base.href)) return undefined;
  const url = new URL(written.trim(), base);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : undefined;
}
