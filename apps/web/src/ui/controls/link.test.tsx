import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { isSiteAddress, Link } from './link.tsx';

test.each(['/tools/sets', '/', '?page=2', '#main'] as const)('a link can lead to %s', (to) => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/faq']}>
      <Link to={to} />
    </MemoryRouter>,
  );

  expect(html).toContain(`href="${to.startsWith('/') ? to : `/faq${to}`}"`);
  expect(isSiteAddress(to)).toBe(true);
});

// What these lines prove is proven by `npm run check:types`: each must be an error.
// @ts-expect-error A relative address would lead nowhere.
<Link to="sets/40" />;
// @ts-expect-error Another site is an OutsideLink's business.
<Link to="https://example.com/" />;

test.each([
  'sets/40',
  '',
  'https://example.com/',
  '//example.com/',
  '/\\example.com/',
  'javascript:alert(1)',
])('“%s” is no address of this site', (address) => {
  expect(isSiteAddress(address)).toBe(false);
});
