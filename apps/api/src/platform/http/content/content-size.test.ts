import { expect, test } from 'vitest';
import { createCache } from '../../cache/cache.ts';
import { sizeOfContent } from './content-size.ts';

test('short answers count, too: however many there are, the memory is bounded', () => {
  const answers = createCache({ name: 'test', maxBytes: 10_000, sizeOf: sizeOfContent });

  for (let page = 0; page < 20; page++) answers.set(String(page), { body: Buffer.from('[]') });

  expect(answers.size()).toBe(9);
  expect(answers.bytes()).toBeLessThanOrEqual(10_000);
});

test('a long answer counts with its bytes and those of a compressed copy', () => {
  expect(sizeOfContent({ body: Buffer.alloc(10_000) })).toBe(14_024);
});
