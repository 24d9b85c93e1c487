import { expect, test } from 'vitest';
import { pageSecurityPolicy } from './security-headers.ts';

const plain = {
  scriptSources: ["'sha256-abc='"],
  styleSource: undefined,
  apiOrigin: undefined,
  frameOrigin: undefined,
  tileOrigin: undefined,
};

test('a page loads pictures from the site only', () => {
  expect(directives(plain)).toContain("img-src 'self' data:");
});

test('with tiles of another host, it loads pictures from there, and nothing else [PC-01]', () => {
  const policy = directives({ ...plain, tileOrigin: 'https://tile.example' });

  expect(policy).toContain("img-src 'self' data: https://tile.example");
  expect(policy.filter((directive) => directive.includes('tile.example'))).toHaveLength(1);
});

test('the inline stylesheet is allowed by its digest', () => {
  expect(directives({ ...plain, styleSource: "'sha256-abc='" })).toContain("style-src 'self' 'sha256-abc='");
});

test('no policy allows inline style or a foreign script', () => {
  const policy = directives({
    ...plain,
    apiOrigin: 'https://api.example',
    tileOrigin: 'https://tile.example',
  });

  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy).toContain("style-src 'self'");
  expect(policy.join()).not.toContain('unsafe');
});

function directives(policy: Parameters<typeof pageSecurityPolicy>[0]): string[] {
  return pageSecurityPolicy(policy)['content-security-policy'].split('; ');
}
