import { picturePath } from '../art/art-address.ts';

/** Neighbouring ids lie a golden angle apart, so that no two posts in a row look alike; the house's honey is skipped. */
export function postHue(id: number): number {
  const hue = Math.round((id * 137.508) % 330);
  return hue < 65 ? hue : hue + 30;
}

interface DrawnPost {
  id: number;
  image_key: string;
}

/** The thumbnail of one of the site's own posts, below the API's base. */
export function postPicturePath({ id, image_key }: DrawnPost): string {
  return `${picturePath({ kind: 'post', id }, 100)}?k=${image_key}`;
}

/** Whose thumbnail it is, for pages that set the drawing on a plate of their own; `undefined` for any other path. */
export function postInPicture(path: string): DrawnPost | undefined {
  const [, id, image_key] = /^\/image\/post-(\d+)-100\.png\?k=([\w-]+)$/.exec(path) ?? [];
  return image_key === undefined ? undefined : { id: Number(id), image_key };
}
