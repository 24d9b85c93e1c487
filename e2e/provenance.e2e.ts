import { expect, type Page, test } from '@playwright/test';
import { expectFitsBoth } from './checks.ts';
import { gotoHydrated, heading } from './item-world.ts';

async function openHistory(page: Page): Promise<string> {
  await page.goto('/tools/item/817/num/1');
  await expect(page.getByText('Every step of its history verifies')).toBeVisible();
  const address = await page.getByRole('link', { name: 'View History' }).getAttribute('href');
  await gotoHydrated(page, address ?? '');
  await untilSealIsHydrated(page);
  return /history\/(\d+)/.exec(address ?? '')?.[1] ?? '';
}

/** Its script is loaded when the page is used for the first time. */
async function untilSealIsHydrated(page: Page) {
  await page.mouse.move(10, 10);
  await page.getByRole('button', { name: 'Check it again' }).evaluate(
    (button) =>
      new Promise<void>((resolve) => {
        const look = () =>
          Object.keys(button).some((name) => name.startsWith('__reactProps'))
            ? resolve()
            : setTimeout(look, 50);
        look();
      }),
  );
}

test('a history says that every step verifies, and has its proof [TM-04]', async ({ page }) => {
  const itemId = await openHistory(page);
  const panel = page.getByRole('region', { name: 'Every step verifies' });

  await expect(panel).toBeVisible();
  const download = page.waitForEvent('download');
  await panel.getByRole('link', { name: 'Download the proof' }).click();

  expect((await download).suggestedFilename()).toBe(`wallabee-proof-${itemId}.json`);
  await expectFitsBoth(page);
});

test('checking again shows what was found, a broken step with a link to it [TM-04]', async ({ page }) => {
  const itemId = await openHistory(page);
  const seal = await (await page.request.get(`/api/items/${itemId}/seal`)).json();
  const answers: (object | null)[] = [
    { ...seal, state: 'broken', broken_step: 1 },
    {
      ...seal,
      state: 'partly',
      steps: 30,
      first_sealed_step: 10,
      first_sealed_at: '2019-05-04T10:00:00.000Z',
    },
    seal,
  ];
  await page.route(`**/api/items/${itemId}/seal`, (route) => route.fulfill({ json: answers.shift() }));
  const again = page.getByRole('button', { name: 'Check it again' });

  await again.click();
  await expect(page.getByRole('heading', { name: 'Step 1 does not verify' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to step 1' })).toBeVisible();
  await again.click();
  await expect(
    page.getByRole('heading', { name: 'Sealed from 4 May 2019; 9 older steps are not' }),
  ).toBeVisible();
  await again.click();
  await expect(page.getByRole('heading', { name: 'Every step verifies' })).toBeVisible();
});

test('a check that fails is not shown as broken', async ({ page }) => {
  const itemId = await openHistory(page);
  await page.route(`**/api/items/${itemId}/seal`, (route) =>
    route.fulfill({ status: 400, json: { code: 'bad_input', error: 'No.' } }),
  );

  await page.getByRole('button', { name: 'Check it again' }).click();

  await expect(page.getByRole('heading', { name: 'Could not check just now' })).toBeVisible();
});

test('the roots of all days are listed by page [TM-04]', async ({ page }) => {
  await gotoHydrated(page, '/tools/provenance');
  await expect(heading(page)).toHaveText('Provenance');
  await expectFitsBoth(page);
  const first = await page.getByRole('rowheader').first().textContent();

  await page.getByRole('link', { name: 'Next page' }).click();

  await expect(page).toHaveURL('/tools/provenance?page=2');
  await expect(page.getByRole('rowheader').first()).not.toHaveText(first ?? '');
});
