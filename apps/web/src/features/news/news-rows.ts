import type { NewsPost } from '@wallabee/contract/news/news';
import { postHue, postInPicture } from '@wallabee/contract/news/post-picture';
import { artOf, type SharpArt } from '../../platform/pages/art.ts';

export interface NewsRow {
  title: string;
  date: string;
  href: string;
  picture: NewsPicture | null;
}

/** Our own drawings are on a plate; the picture of another blog fills the square. */
export type NewsPicture =
  | { kind: 'drawing'; hue: number; art: SharpArt }
  | { kind: 'photograph'; address: string };

/** Posts of this site get an address without the host. */
export function newsRows(posts: readonly NewsPost[], siteUrl: string): NewsRow[] {
  return posts.map(({ title, date, permalink, thumbnail }) => {
    return {
      title,
      date,
      href: pathOnSite(permalink, siteUrl) ?? permalink,
      picture: thumbnail === null ? null : toPicture(thumbnail, siteUrl),
    };
  });
}

function pathOnSite(address: string, siteUrl: string): string | undefined {
  return address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : undefined;
}

function toPicture(thumbnail: string, siteUrl: string): NewsPicture {
  const path = pathOnSite(thumbnail, siteUrl);
  const post = path?.startsWith('/api/') ? postInPicture(path.slice('/api'.length)) : undefined;
  if (!post) return { kind: 'photograph', address: path ?? thumbnail };
  return { kind: 'drawing', hue: postHue(post.id), art: postArt(post, 50) };
}

export function postArt(
  { id, image_key }: { id: number; image_key: string },
  size: 50 | 100 | 200,
): SharpArt {
  return artOf({ kind: 'post', id }, image_key, size);
}
