import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NftBanner } from './nft-banner.tsx';

test('the banner shows the item that codes are redeemed for [NF-01]', () => {
  const html = renderToStaticMarkup(<NftBanner apiUrl="https://api.example" />);

  expect(html).toMatch(/src="https:\/\/api\.example\/[^"]*item-2690-200\.png/);
});
