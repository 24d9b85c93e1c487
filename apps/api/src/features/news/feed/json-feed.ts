import { z } from 'zod';
import type { WrittenPost } from './feed-post.ts';
import { NotAFeed } from './not-a-feed.ts';

/** The formats are JSON Feed 1.0 and 1.1 (jsonfeed.org). */
export function readJsonFeed(text: string): WrittenPost[] {
  const feed = JsonFeed.safeParse(parse(text));
  if (!feed.success) throw new NotAFeed('JSON, but not a JSON Feed');
  return feed.data.items.map((item) => ({
    title: item.title,
    dates: [item.date_published, item.date_modified],
    link: item.url ?? item.external_url,
    pictures: [item.image, item.banner_image, item.attachments.find(isPicture)?.url],
  }));
}

const text = z.string().optional().catch(undefined);

const Attachment = z.object({ url: text, mime_type: text }).catch({});

const Item = z
  .object({
    title: z.string().catch(''),
    url: text,
    external_url: text,
    image: text,
    banner_image: text,
    date_published: text,
    date_modified: text,
    attachments: z.array(Attachment).catch([]),
  })
  .catch({ title: '', attachments: [] });

const JsonFeed = z.object({
  version: z.string().regex(/jsonfeed\.org\/version\/1/),
  items: z.array(Item),
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotAFeed('broken JSON');
  }
}

function isPicture({ mime_type }: z.infer<typeof Attachment>): boolean {
  return mime_type?.startsWith('image/') ?? false;
}
