import { TextDecoder } from 'node:util';
import { MOST_NEWS_POSTS } from '@wallabee/contract/news/news';
import { type FeedPost, toFeedPost, type WrittenPost } from './feed-post.ts';
import { readJsonFeed } from './json-feed.ts';
import { NotAFeed } from './not-a-feed.ts';
import { readXmlFeed } from './xml-feed.ts';

export interface FeedFile {
  /** Relative addresses in the feed are resolved against this one. */
  url: URL;
  contentType: string;
  body: Buffer;
}

export function parseFeed(file: FeedFile): FeedPost[] {
  return readPosts(textOf(file))
    .slice(0, MOST_READ)
    .flatMap((post) => toFeedPost(post, file.url) ?? [])
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, MOST_NEWS_POSTS);
}

/** Some feeds list all posts with the oldest first, so the newest can be far down. */
const MOST_READ = 1_000;

function readPosts(text: string): WrittenPost[] {
  const start = text.trimStart();
  if (start.startsWith('{')) return readJsonFeed(start);
  if (start.startsWith('<')) return readXmlFeed(start);
  throw new NotAFeed('neither JSON nor XML');
}

function textOf({ contentType, body }: FeedFile): string {
  const declared = /charset\s*=\s*["']?([\w-]+)/i.exec(contentType) ?? XML_ENCODING.exec(beginningOf(body));
  return decoderFor(declared?.[1] ?? 'utf-8').decode(body);
}

const XML_ENCODING = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/;

function beginningOf(body: Buffer): string {
  return body.toString('latin1', 0, 200).replace(/^\u00ef\u00bb\u00bf/, '');
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
