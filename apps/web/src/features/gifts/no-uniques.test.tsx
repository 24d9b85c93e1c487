import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { NoUniques } from './no-uniques.tsx';

test('a player without uniques is led to the page about them [GU-04]', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <NoUniques />
    </MemoryRouter>,
  );

  expect(html).toMatch(/href="\/uniques"[^>]*>What uniques are</);
});
