import { expect, test } from 'vitest';
import { appRefusal, hostOf, isRedirectUri, isSameRedirect, isWebsite, MOST_APPS } from './app-rules.ts';

test.each([
  { made: 0, refusal: null },
  { made: MOST_APPS - 1, refusal: null },
  { made: MOST_APPS, refusal: 'too_many_apps' },
])('with $made apps another is refused: $refusal', ({ made, refusal }) => {
  expect(appRefusal(made)).toBe(refusal);
});

test.each([
  'https://shelf.example',
  'https://shelf.example/',
  'https://shelf.example:8443/back?from=wallabee',
  'https://shelf.example/a%20b',
  'http://127.0.0.1/callback',
  'http://127.0.0.1:51004/callback',
  'http://[::1]:8080/',
  'http://localhost:3000',
  'com.example.shelf:/callback',
  'com.example.shelf://callback/done',
])('a browser may be sent to %s [AL-07]', (address) => {
  expect(isRedirectUri(address)).toBe(true);
});

test.each([
  '',
  'shelf.example',
  'http://shelf.example/callback',
  'http://127.0.0.1.evil.example/',
  'http://localhost.evil.example/',
  'http://localhost@evil.example/',
  'http://127.0.0.2/',
  'https://user@shelf.example/',
  'https://shelf.example@evil.example/',
  'https://shelf.example/#part',
  'https://shelf.example/a b',
  'https://shelf.example\\@evil.example',
  'https:///callback',
  'https://',
  'https://-shelf.example',
  'https://shelf.example/%zz',
  'shelf:/callback',
  'com.example.shelf:',
  'com.example.shelf:callback',
  'javascript:alert(1)',
  'data:text/html,hi',
  'java.script\n:/x',
  ' https://shelf.example',
  `https://shelf.example/${'x'.repeat(500)}`,
])('a browser is never sent to %j [AL-07]', (address) => {
  expect(isRedirectUri(address)).toBe(false);
});

test.each([
  { registered: 'https://shelf.example/cb', asked: 'https://shelf.example/cb', isSame: true },
  { registered: 'https://shelf.example/cb', asked: 'https://shelf.example/cb/', isSame: false },
  { registered: 'https://shelf.example/cb', asked: 'https://shelf.example/cb?x=1', isSame: false },
  { registered: 'https://shelf.example/cb', asked: 'https://shelf.example:444/cb', isSame: false },
  { registered: 'https://shelf.example/cb', asked: 'HTTPS://shelf.example/cb', isSame: false },
  { registered: 'http://127.0.0.1/cb', asked: 'http://127.0.0.1:51004/cb', isSame: true },
  { registered: 'http://127.0.0.1:3000/cb', asked: 'http://127.0.0.1:51004/cb', isSame: true },
  { registered: 'http://[::1]/cb', asked: 'http://[::1]:9/cb', isSame: true },
  { registered: 'http://127.0.0.1/cb', asked: 'http://localhost/cb', isSame: false },
  { registered: 'http://127.0.0.1/cb', asked: 'http://127.0.0.1:51004/other', isSame: false },
  { registered: 'com.example.shelf:/cb', asked: 'com.example.shelf:/cb', isSame: true },
  { registered: 'com.example.shelf:/cb', asked: 'com.example.shelf:/cb2', isSame: false },
])('$registered allows $asked: $isSame [AL-07]', ({ registered, asked, isSame }) => {
  expect(isRedirectUri(registered)).toBe(true);
  expect(isSameRedirect(registered, asked)).toBe(isSame);
});

test.each([
  { address: 'https://shelf.example:8443/back', host: 'shelf.example:8443' },
  { address: 'http://127.0.0.1:3000/', host: '127.0.0.1:3000' },
  { address: 'https://shelf.example?x=1', host: 'shelf.example' },
  { address: 'com.example.shelf:/callback', host: 'com.example.shelf' },
])('the player sees $host of $address', ({ address, host }) => {
  expect(hostOf(address)).toBe(host);
});

test('a website has https', () => {
  expect(isWebsite('https://shelf.example/about')).toBe(true);
  expect(isWebsite('http://localhost/about')).toBe(false);
  expect(isWebsite('com.example.shelf:/about')).toBe(false);
});
