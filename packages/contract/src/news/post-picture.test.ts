import { describe, expect, test } from 'vitest';
import { postHue, postInPicture, postPicturePath } from './post-picture.ts';

test('a post is found again in the address of its picture', () => {
  const post = { id: 14, image_key: 'a-B_c9x0' };

  expect(postInPicture(postPicturePath(post))).toEqual(post);
});

test.each([
  'https://elsewhere.example/image/post-1-100.png?k=abc',
  '/image/post-1-100.png',
  '/image/item-1-100.png?k=abc',
  '/image/post-x-100.png?k=abc',
  '/image/post-1-100.png?k=abc&k=def',
  '',
])('%j is the picture of no post', (path) => {
  expect(postInPicture(path)).toBeUndefined();
});

describe('the hue of a post', () => {
  const hues = Array.from({ length: 100 }, (_, id) => postHue(id));

  test('is between 0 and 359 and never the honey of the site', () => {
    for (const hue of hues) {
      expect(hue).toBeGreaterThanOrEqual(0);
      expect(hue).toBeLessThan(361);
      expect(hue >= 65 && hue < 95).toBe(false);
    }
  });

  test('is far from that of the posts before and after', () => {
    const distances = hues.slice(1).map((hue, place) => Math.abs(hue - (hues[place] ?? 0)));

    for (const distance of distances) expect(Math.min(distance, 360 - distance)).toBeGreaterThan(60);
  });
});
