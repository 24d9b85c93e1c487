import { expect, test } from '@playwright/test';
import { collectErrors, expectAccessible, expectFitsBoth } from './checks.ts';
import { api, gotoHydrated, heading } from './item-world.ts';

interface Luck {
  draws: { counter: number; items: { item_id: number }[]; picks: { came: string | null }[] }[];
}

test('the luck of a player is derived again, and one lucky moment can be chosen [TM-05]', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await gotoHydrated(page, '/tools/luck');
  await expect(heading(page)).toHaveText('Check the luck');
  await page.getByLabel('Player').fill('demo');
  await page.getByRole('button', { name: 'Check' }).click();

  await expect(page).toHaveURL(/player=demo/);
  const moments = page.getByRole('article');
  await expect(moments).toHaveCount(20);
  await expect(moments.filter({ hasText: 'Does not check out' })).toHaveCount(0);
  await expect(moments.last().getByText('Seed, published after')).toBeHidden();
  await moments.last().getByText('Digest, seed and blocks').click();
  await expect(moments.last().getByText('Seed, published after')).toBeVisible();
  await moments.last().getByRole('link').first().click();

  await expect(page).toHaveURL(/draw=\d+/);
  await expect(moments).toHaveCount(1);
  await expect(moments).toContainText('Checks out');
  await expect(moments.getByText('Seed, published after')).toBeVisible();
  await expectFitsBoth(page);
  await expectAccessible(page);
  expect(errors).toEqual([]);
});

test('the history of an item leads to how it came out [TM-05]', async ({ page, request }) => {
  const { draws } = await api<Luck>(request, '/users/demo/luck?page=2');
  const item = draws.flatMap(({ items }) => items)[0]?.item_id;
  await gotoHydrated(page, `/tools/item/history/${item}`);
  await page.getByRole('link', { name: 'Check the luck' }).click();

  await expect(page).toHaveURL(`/tools/luck?item=${item}`);
  await expect(page.getByRole('article').first()).toContainText('Checks out');
});

test('a player that does not exist is said so [TM-05]', async ({ page }) => {
  await page.goto('/tools/luck?player=nobody-has-this-name');

  await expect(page.getByText('There is no such player.')).toBeVisible();
});
