import { picturePath } from '../art/art-address.ts';

/** Neighbouring ids are a golden angle apart, so that adjacent posts differ; honey is skipped. */
export function postHue(id: number): number {
  const hue = Math.round((id * 137.508) % 330);
  return hue < 65 ? hue : hue + 30;
}

interface DrawnPost {
  id: number;
  image_key: string;
}

export function postPicturePath({ id, image_key }: DrawnPost): string {
  return `${picturePath({ kind: 'post', id }, 100)}?k=${image_key}`;
}

/** For pages that draw the plate themselves; `undefined` for any other path. */
export function postInPicture(path: string): DrawnPost | undefined {
  const [, id, image_key] = /^\/image\/post-(\d+)-100\.png\?k=([\w-]+)$/.exec(path) ?? [];
  return image_key === undefined ? undefined : { id: Number(id), image_key };
}
