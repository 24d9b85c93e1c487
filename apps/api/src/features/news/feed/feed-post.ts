import type { NewsPost } from '@wallabee/contract/news/news';
import { toPlainText } from './plain-text.ts';

/** A post as a feed tells it; the thumbnail is still where the blog keeps it. */
export type FeedPost = NewsPost;

/** The fields of a post in whichever format, as they were written. */
export interface WrittenPost {
  title: string;
  dates: (string | undefined)[];
  link: string | undefined;
  pictures: (string | undefined)[];
}

/** Null where there is nothing to show or nowhere to go. */
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

/** Only what a browser would open as a page or a picture: never a script, a file or somebody's password. */
function toWebAddress(written: string | undefined, base: URL): string | undefined {
  if (!written?.trim() || !URL.canParse(written.trim(), base.href)) return undefined;
  const url = new URL(written.trim(), base);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url.href : undefined;
}
