import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { rewriteAddress } from './addresses.ts';

test.each([
  { url: '/api/sets', becomes: '/api/sets' },
  { url: '/api//sets///4/', becomes: '/api/sets/4' },
  { url: '//api/sets?next=//elsewhere/', becomes: '/api/sets?next=//elsewhere/' },
  { url: '/api', becomes: '/api' },
  { url: '/tools/sets/', becomes: '/tools/sets/' },
  { url: '/apiary//of//bees', becomes: '/apiary//of//bees' },
  { url: '/sets', host: 'api.wallabee.example', becomes: '/api/sets' },
  { url: '//sets/', host: 'api.wallabee.example', becomes: '/api/sets' },
  { url: '/api/sets', host: 'api.wallabee.example', becomes: '/api/sets' },
  { url: '/sets', host: 'API.WallaBee.example', becomes: '/api/sets' },
  { url: '/sets', host: 'old.wallabee.example', becomes: '/api/sets' },
  { url: '/sets', host: 'old.wallabee.example:443', becomes: '/api/sets' },
  { url: '/sets', host: 'old.wallabee.example.', becomes: '/api/sets' },
  { url: '/sets', host: 'old.wallabee.example.:80', becomes: '/api/sets' },
  { url: '/sets', host: 'old.wallabee.example:8443', becomes: '/sets' },
  { url: '/sets', host: 'wallabee.example', becomes: '/sets' },
  { url: '/tools/profile/zo%C3%AB/bio', becomes: '/tools/profile/zo%C3%AB/bio' },
  { url: '/tools/profile/100%/bio?q=%', becomes: '/tools/profile/100%25/bio?q=%' },
  { url: '/tools/profile/%E0%A4%A/bio', becomes: '/tools/profile/%25E0%25A4%25A/bio' },
  { url: '/api/users/100%', becomes: '/api/users/100%' },
  { url: 'http://wallabee.example/api//sets', becomes: '/api/sets' },
  { url: 'HTTP://wallabee.example/tools/sets?q=1', becomes: '/tools/sets?q=1' },
  { url: 'https://wallabee.example', becomes: '/' },
  { url: 'http://wallabee.example?q=http://x/', becomes: '/?q=http://x/' },
  { url: 'http://api.wallabee.example/sets', becomes: '/api/sets' },
  { url: 'http://wallabee.example/sets', host: 'api.wallabee.example', becomes: '/sets' },
])('$url at $host is read as $becomes', ({ url, host = 'wallabee.example', becomes }) => {
  const rewrite = rewriteAddress({ apiHosts: new Set(['api.wallabee.example', 'old.wallabee.example']) });

  expect(rewrite({ url, headers: { host } } as IncomingMessage)).toBe(becomes);
});
