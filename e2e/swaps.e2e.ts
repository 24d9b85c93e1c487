import { expect, type Page, test } from '@playwright/test';
import { expectFitsBoth } from './checks.ts';
import { gotoHydrated, panel } from './item-world.ts';
import { API_HEADERS, type DemoAccount, logInAs, sessionOf } from './players.ts';
import { SITE } from './sites.ts';
import { callAs, firstPair, propose, takePart } from './swap-world.ts';

interface OwnSwaps {
  rings: {
    members: {
      player: { id: number };
      gives: { item_id: number; name: string; number: number };
      to: number;
    }[];
  }[];
  proposals: { id: number }[];
  offers: { item: { item_id: number; name: string; number: number }; offered: boolean }[];
  offers_paging: { total_results: number };
  wants: { kind: string; on: boolean; name?: string }[];
  left_out: boolean;
}

async function swapsOf(account: DemoAccount, search = ''): Promise<OwnSwaps> {
  const { token } = await sessionOf(account);
  const headers = { ...API_HEADERS, 'X-User-Token': token };
  const response = await fetch(`${SITE}/api/me/swaps${search}`, { headers });
  expect(response.status).toBe(200);
  return response.json();
}

const toasts = (page: Page) => page.getByRole('log', { name: 'Notifications' });
const countWords = (count: number) => `${count.toLocaleString('en')} items`;

test.describe
  .serial('one player’s own swaps', () => {
    test.beforeAll(() => takePart('staff'));

    test('spares are offered and missing types wanted by default, and each can be changed and undone [SW-01]', async ({
      page,
    }) => {
      const before = await swapsOf('staff');
      const total = before.offers_paging.total_results;
      expect(total).toBeGreaterThan(2);
      await logInAs(page, 'staff');
      await gotoHydrated(page, '/swaps');
      const offers = panel(page, 'You offer');
      const wants = panel(page, 'You want');
      await expect(offers).toContainText(countWords(total));
      await expect(offers.getByRole('switch', { name: 'Offer all my spares' })).toBeChecked();
      await expect(wants.getByRole('switch', { name: 'Every type I lack' })).toBeChecked();

      const [first] = before.offers;
      const name = `${first?.item.name} #${first?.item.number.toLocaleString('en')}`;
      await offers.getByRole('button', { name: `Take ${name} off` }).click();
      await expect(offers).toContainText(countWords(total - 1));
      await expect(toasts(page)).toContainText(`${name} is no longer offered.`);
      await expect.poll(async () => (await swapsOf('staff')).offers_paging.total_results).toBe(total - 1);

      await toasts(page).getByRole('button', { name: 'Undo' }).click();
      await expect(offers).toContainText(countWords(total));
      await expect.poll(async () => (await swapsOf('staff')).offers_paging.total_results).toBe(total);

      const lower = wants.getByRole('switch', { name: 'Lower numbers than mine' });
      await lower.click();
      await expect(toasts(page)).toContainText('Lower numbers than mine: switched off.');
      await page.reload();
      await expect(lower).not.toBeChecked();
      await lower.press('Space');
      await expect(toasts(page)).toContainText('Lower numbers than mine: switched on.');
      await expect
        .poll(async () => (await swapsOf('staff')).wants.find(({ kind }) => kind === 'lower')?.on)
        .toBe(true);
    });

    test('a proposal of another player is shown and counted at once, and so is its end [SW-07]', async ({
      page,
    }) => {
      const { other, pair } = await firstPair('staff', ['demo', 'demofriend']);
      await logInAs(page, other);
      await gotoHydrated(page, `/u/${other}/swaps`);
      const proposals = page.getByRole('list', { name: 'Your proposals' });
      await expect(panel(page, 'Your proposals')).toBeVisible();

      const { id } = await propose('staff', other, pair);

      const row = proposals.getByRole('listitem').filter({ has: page.locator(`a[href="/swaps/${id}"]`) });
      await expect(row).toContainText('Open');
      const tab = page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: /Swaps/ });
      await expect(tab.locator('[data-badge="honey"]')).toBeVisible();
      await callAs('staff', ['POST', `/swaps/${id}/withdraw`]);
      await expect(row).toContainText('Withdrawn');
    });

    test('a ring is proposed from the list, and a player who leaves is in no ring [SW-08]', async ({
      page,
    }) => {
      const { rings } = await swapsOf('staff');
      const best = rings[0]?.members.at(-1)?.gives;
      await logInAs(page, 'staff');
      await gotoHydrated(page, '/swaps');
      const found = page.getByRole('list', { name: 'Found for you' }).getByRole('listitem');
      await expect(found.first()).toContainText(best?.name ?? '?');

      await page.getByRole('button', { name: 'Propose this ring' }).first().click();
      await expect(page).toHaveURL(/\/swaps\/\d+$/);
      const id = Number(page.url().split('/').at(-1));
      expect((await swapsOf('staff')).proposals.map((swap) => swap.id)).toEqual([id]);
      await gotoHydrated(page, '/swaps');
      const open = page.getByRole('list', { name: 'Open proposals' });
      await expect(open.getByRole('link', { name: 'See the ring' })).toHaveAttribute('href', `/swaps/${id}`);

      await gotoHydrated(page, '/u/staff/swaps');
      await expect(page.getByRole('list', { name: 'Your proposals' })).toContainText('Open');
      await page.getByRole('switch', { name: 'Take part in swaps' }).click();
      const dialog = page.getByRole('dialog', { name: 'Leave swaps?' });
      await expect(dialog).toContainText('Your open proposals end for all their members');
      await dialog.getByRole('button', { name: 'Leave swaps' }).click();
      await expect.poll(async () => (await swapsOf('staff')).left_out).toBe(true);
      expect(await swapsOf('staff')).toMatchObject({ rings: [], proposals: [] });
      const { userId } = await sessionOf('staff');
      for (const account of ['demo', 'demofriend', 'beekeeper'] as const) {
        const ids = (await swapsOf(account)).rings.flatMap(({ members }) =>
          members.map(({ player }) => player.id),
        );
        expect(ids).not.toContain(Number(userId));
      }

      await gotoHydrated(page, '/swaps');
      await expect(page.getByRole('heading', { name: 'You have left swaps' })).toBeVisible();
      await page.getByRole('button', { name: 'Come back to swaps' }).click();
      await expect(found.first()).toBeVisible();
      expect((await swapsOf('staff')).left_out).toBe(false);
    });
  });

test('a saved search is checked while it is typed, added, edited and removed [SW-01]', async ({ page }) => {
  await logInAs(page, 'demofriend');
  await gotoHydrated(page, '/u/demofriend/swaps');
  const wants = panel(page, 'You want');
  await wants.getByRole('button', { name: 'Add a want' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a want' });
  await dialog.getByLabel('Name').fill('Palindromes');
  await dialog.getByLabel('Search').fill('is:palindrone number<1000');
  await dialog.getByRole('button', { name: 'Did you mean is:palindrome?' }).click();
  await expect(dialog.getByLabel('Search')).toHaveValue('is:palindrome number<1000');
  await expect(dialog.getByRole('status')).toContainText('It finds:');

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(wants.getByRole('switch', { name: 'Palindromes' })).toBeChecked();

  await wants.getByRole('button', { name: 'Edit Palindromes' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit a want' });
  await edit.getByLabel('Name').fill('Mirrors');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(wants.getByRole('switch', { name: 'Mirrors' })).toBeChecked();
  await expect
    .poll(async () => (await swapsOf('demofriend')).wants.map((want) => want.name))
    .toContain('Mirrors');

  await wants.getByRole('button', { name: 'Remove Mirrors' }).click();
  await expect(wants.getByRole('switch', { name: 'Mirrors' })).toHaveCount(0);
  await expect.poll(async () => (await swapsOf('demofriend')).wants.length).toBe(2);
});

test('all that could be offered is listed with its reason, searched, and switched one by one [SW-01]', async ({
  page,
}) => {
  await logInAs(page, 'demo');
  const all = await swapsOf('demo', '?offers=all');
  const offered = all.offers.find((offer) => offer.offered)?.item;
  await gotoHydrated(page, '/u/demo/swaps');
  const carried = panel(page, 'What you carry');
  await expect(carried.getByRole('search')).toContainText(countWords(all.offers_paging.total_results));
  await expect(carried.getByRole('list', { name: 'What you carry' }).getByRole('listitem')).toHaveCount(60);
  await carried.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/u/demo/swaps?page=2');

  await carried.getByRole('searchbox').fill(offered?.name ?? '?');
  await expect(page).toHaveURL(/\?q=/);
  const name = `Offer ${offered?.name} #${offered?.number.toLocaleString('en')}`;
  const latch = carried.getByRole('switch', { name, exact: true });
  await expect(latch).toBeChecked();
  await latch.click();
  await expect(latch).not.toBeChecked();
  await expect(carried.getByText(/withheld by you/)).toBeVisible();
  await expect(toasts(page)).toContainText('is no longer offered.');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(latch).toBeChecked();
  await expect(toasts(page)).toContainText('Undone.');
  await expectFitsBoth(page);
});
