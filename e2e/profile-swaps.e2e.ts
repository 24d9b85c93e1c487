import { expect, test } from '@playwright/test';
import { expectFitsBoth } from './checks.ts';
import { api, gotoHydrated, panel } from './item-world.ts';
import { API_HEADERS, logInAs, sessionOf } from './players.ts';
import { SITE } from './sites.ts';

interface PlayerSwaps {
  offers: { name: string; number: number; item_type_id: number }[];
  paging: { total_results: number };
  wants: string[];
  they_offer: { item: { name: string } }[] | null;
  you_offer: { item: { name: string } }[] | null;
}

const PAGE = '/tools/profile/demofriend/swaps';

test('a profile shows everybody what its player offers and wants, without a script too [SW-01]', async ({
  browser,
  request,
}) => {
  const swaps = await api<PlayerSwaps>(request, '/users/demofriend/swaps');
  expect(swaps.they_offer).toBeNull();
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(PAGE);

  await expect(page).toHaveTitle('Zoë Demofriend · Swaps · WallaBee');
  const wants = page.getByRole('region', { name: 'Zoë Demofriend wants' });
  await expect(wants.getByRole('listitem')).toHaveText(swaps.wants);
  const total = swaps.paging.total_results;
  const shelf = page.getByRole('list', { name: `${total} Items Offered` });
  await expect(shelf.getByRole('listitem')).toHaveCount(total);
  const [first] = swaps.offers;
  await expect(shelf.getByRole('link').first()).toHaveAttribute(
    'href',
    `/tools/item/${first?.item_type_id}/num/${first?.number}`,
  );
  await expect(page.getByText('They offer, and you want')).toBeHidden();
  await page.close();
});

test('logged in, a profile shows what fits between the two players', async ({ page }) => {
  const { token } = await sessionOf('demo');
  const headers = { ...API_HEADERS, 'X-User-Token': token };
  const swaps: PlayerSwaps = await (await fetch(`${SITE}/api/users/demofriend/swaps`, { headers })).json();
  await logInAs(page, 'demo');
  await gotoHydrated(page, PAGE);

  for (const [heading, offers] of [
    ['They offer, and you want', swaps.they_offer],
    ['You offer, and they want', swaps.you_offer],
  ] as const) {
    const rows = panel(page, heading).getByRole('listitem');
    expect(offers?.length).toBeGreaterThan(0);
    await expect(rows).toHaveCount(Math.min(offers?.length ?? 0, 12));
    await expect(rows.first()).toContainText(offers?.[0]?.item.name ?? '?');
  }
  await expectFitsBoth(page);

  await gotoHydrated(page, '/tools/profile/demo/swaps');
  await expect(page.getByRole('link', { name: 'Change what you offer and want' })).toHaveAttribute(
    'href',
    '/u/demo/swaps',
  );
});

test('a profile of a closed account says that no ring includes it', async ({ page }) => {
  await gotoHydrated(page, '/tools/profile/departed/swaps');

  await expect(page.getByRole('main')).toContainText('This account is closed, so no ring includes it.');
  await expect(page.getByRole('heading', { name: 'Nothing Offered' })).toBeVisible();
});
