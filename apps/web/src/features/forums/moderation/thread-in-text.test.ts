import { expect, test } from 'vitest';
import { threadInText } from './thread-in-text.ts';

test.each([
  ['67', 67],
  [' #67 ', 67],
  ['/forums/4/0/67', 67],
  ['https://wallabee.example/forums/4/2/67/1#post-9', 67],
  ['Soup', 0],
  ['', 0],
])('%j names thread %i', (text, thread) => {
  expect(threadInText(text)).toBe(thread);
});
