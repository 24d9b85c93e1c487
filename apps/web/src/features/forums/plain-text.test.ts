import { expect, test } from 'vitest';
import { paragraphsOf, piecesOf } from './plain-text.ts';

test('blank lines divide paragraphs, line breaks stay [FO-06]', () => {
  expect(paragraphsOf('One\ntwo\n\n \nThree')).toEqual([
    [[{ text: 'One' }], [{ text: 'two' }]],
    [[{ text: 'Three' }]],
  ]);
  expect(paragraphsOf('')).toEqual([]);
});

test.each([
  { line: 'see https://x.example/a?b=1#c now', address: 'https://x.example/a?b=1#c' },
  { line: 'It is at http://x.example.', address: 'http://x.example' },
  { line: '(https://x.example/a)', address: 'https://x.example/a' },
  { line: 'https://x.example/a_(b)', address: 'https://x.example/a_(b)' },
  { line: 'HTTPS://X.EXAMPLE!', address: 'HTTPS://X.EXAMPLE' },
  { line: '“https://x.example/ü”', address: 'https://x.example/ü”' },
])('$line links $address', ({ line, address }) => {
  const links = piecesOf(line).filter(({ href }) => href !== undefined);

  expect(links).toEqual([{ text: address, href: address }]);
  expect(
    piecesOf(line)
      .map(({ text }) => text)
      .join(''),
  ).toBe(line);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'xhttp://x',
  'http://',
  'www.x.example',
  '//x.example',
  'https://"onmouseover=alert(1)',
])('%s links nothing [FO-06]', (line) => {
  expect(piecesOf(line)).toEqual([{ text: line }]);
});

test('markup in a plain post is text [FO-06]', () => {
  expect(paragraphsOf('<script>alert(1)</script>')).toEqual([[[{ text: '<script>alert(1)</script>' }]]]);
});
