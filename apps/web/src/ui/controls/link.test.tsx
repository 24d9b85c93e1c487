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

// `npm run check:types` runs this test: each line must be a type error.
// @ts-expect-error A relative address depends on the current page.
<Link to="sets/40" />;
// @ts-expect-error Other sites need an OutsideLink.
<Link to="https://example.com/" />;

test.each([
  'sets/40',
  '',
  'https://example.com/',
  '//example.com/',
  '/\\example.com/',
  'javascript:alert(1)',
])('“%s” is not an address of this site', (address) => {
  expect(isSiteAddress(address)).toBe(false);
});
