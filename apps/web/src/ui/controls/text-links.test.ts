import { expect, test } from 'vitest';
import { textLinks } from './text-links.ts';

test.each([
  { text: 'see https://x.example/a?b=1#c now', links: ['https://x.example/a?b=1#c'] },
  { text: 'It is at http://x.example.', links: ['http://x.example/'] },
  { text: '(https://x.example/a)', links: ['https://x.example/a'] },
  { text: '[https://x.example/a]*', links: ['https://x.example/a'] },
  { text: 'https://x.example/a_(b), and', links: ['https://x.example/a_(b)'] },
  { text: '“https://x.example/ü”', links: ['https://x.example/%C3%BC'] },
  { text: '<a href="https://x.example">x</a>', links: ['https://x.example/'] },
  {
    text: 'one https://a.example\ntwo HTTPS://B.EXAMPLE/!',
    links: ['https://a.example/', 'https://b.example/'],
  },
])('$text links $links [FO-06, IN-02]', ({ text, links }) => {
  const parts = textLinks(text);

  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(links);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

test.each([
  'no link at all',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://x.example',
  'xhttp://x',
  'http://',
  'www.x.example',
  '//x.example',
  'https://"onmouseover=alert(1)',
  'https://bank.example@evil.example/',
])('%s links nothing [FO-06, IN-02]', (text) => {
  expect(textLinks(text)).toEqual([{ text }]);
});
