import { expect, test } from 'vitest';
import { partsOf } from './message-links.ts';

test.each([
  { text: 'no link at all', links: [] },
  { text: 'see https://example.com/a?b=c#d now', links: ['https://example.com/a?b=c#d'] },
  { text: 'http://example.com.', links: ['http://example.com/'] },
  { text: '(https://example.com/x)', links: ['https://example.com/x'] },
  { text: 'https://example.com/x_(y), and', links: ['https://example.com/x_(y)'] },
  {
    text: 'one https://a.example\ntwo HTTPS://b.example/!',
    links: ['https://a.example/', 'https://b.example/'],
  },
  { text: 'javascript:alert(1) data:text/html,x //a.example ftp://a.example', links: [] },
  { text: 'https://bank.example@evil.example/', links: [] },
  { text: '<a href="https://a.example">x</a>', links: ['https://a.example/'] },
  { text: 'https://', links: [] },
])('$text [IN-02]', ({ text, links }) => {
  const parts = partsOf(text);

  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(links);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
