import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NftBanner } from './nft-banner.tsx';

test('the banner shows the item that codes are redeemed for, without a plate of its own [NF-01]', () => {
  const html = renderToStaticMarkup(<NftBanner />);

  expect(html).toMatch(/src="\/art\/item-2690-200\.webp/);
});
