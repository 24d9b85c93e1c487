import { expect, type Page, test } from '@playwright/test';
import { logInAs, ofDemo } from './players.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page, label: string) =>
  main(page).getByRole('list', { name: label }).getByRole('listitem');

test('sets show their progress, one set its found and missing items [PS-01, PS-02, PS-03, PS-04, PS-05]', async ({
  page,
}) => {
  await logInAs(page, 'demo');
  const { sets } = await ofDemo('{id}/sets');
  await page.goto('/u/demo/sets');
  const list = cards(page, 'Set Completion');
  await expect(list).toHaveCount(sets.length - 1);
  await expect(list.nth(0)).toContainText('Branded Items');
  await expect(list.nth(0).getByRole('link')).toHaveAttribute('href', '/u/demo/sets/20');
  await expect(list.nth(1)).toContainText('Unique Items');
  await expect(list.nth(1).getByRole('link')).toHaveAttribute('href', '/u/demo/sets/25');
  await expect(main(page).locator('a[href="/u/demo/sets/13"]')).toHaveCount(0);

  const finished = sets.find(({ number }: { number: number }) => number > 0);
  const card = main(page).locator(`a[href="/u/demo/sets/${finished.id}"]`);
  await expect(card).toContainText(`Finished: #${finished.number}`);
  for (const { id, percentage } of sets.filter(({ id }: { id: number }) => id !== 13)) {
    const band = percentage >= 100 ? 'leaf' : percentage > 66 ? 'sky' : percentage > 33 ? 'amber' : 'brick';
    const bar = main(page).locator(`a[href="/u/demo/sets/${id}"] [data-band]`);
    expect(await bar.getAttribute('data-band')).toBe(band);
    await expect(bar).toHaveText(`${percentage}%`);
  }

  await page.goto('/u/demo/sets/18');
  const { items } = await ofDemo('{id}/sets/18');
  const shelf = main(page).getByRole('list').last();
  await expect(shelf.getByRole('listitem')).toHaveCount(items.length);
  const unfound = items.filter(
    ({ name, number }: { name: string; number: number }) => number === 0 && name !== '?',
  );
  await expect(main(page).getByText("Haven't found this item yet")).toHaveCount(unfound.length);
  await expect(main(page).getByText('Unreleased').first()).toBeVisible();
  const found = items.find(({ number }: { number: number }) => number > 0);
  const named = items.filter(({ name }: { name: string }) => name !== '?');
  await expect(shelf.getByRole('link')).toHaveCount(named.length);
  const plate = shelf.locator(`a[href="/tools/item/${found.item_type_id}"]`);
  await expect(plate).toContainText(`#${found.number.toLocaleString('en')}`);
  await page.getByPlaceholder('Search Items...').fill(found.name);
  await expect(shelf.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'Back To Your Sets' }).click();
  await expect(page).toHaveURL('/u/demo/sets');
});

test('between two sets nothing of the first is shown [PS-06]', async ({ page }) => {
  await logInAs(page, 'demo');
  await page.goto('/u/demo/sets/20');
  const heading = main(page).getByRole('heading', { level: 2 });
  await expect(heading).toHaveText('Branded Items');
  await page.getByRole('link', { name: 'Back To Your Sets' }).click();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/users/*/sets/25', async (route) => {
    await held;
    await route.continue();
  });
  await main(page).locator('a[href="/u/demo/sets/25"]').click();

  await expect(page).toHaveURL('/u/demo/sets/25');
  await expect(page.getByRole('status').getByText('Loading')).toBeAttached();
  await expect(heading).toHaveCount(0);
  release();
  await expect(heading).toHaveText('Unique Items');
});

test('achievements show their badge, text and progress [AC-01, AC-02]', async ({ page }) => {
  await logInAs(page, 'demo');
  const { achievements } = await ofDemo('{id}/achievements/new');
  await page.goto('/u/demo/achievements');
  await expect(cards(page, 'Achievements')).toHaveCount(achievements.length);
  const awarded = achievements.find((one: { awarded: boolean }) => one.awarded);
  const missing = achievements.find((one: { awarded: boolean }) => !one.awarded);

  const earned = cards(page, 'Achievements').filter({
    has: page.getByRole('heading', { name: awarded.name, exact: true }),
  });
  await expect(earned).toContainText(awarded.description_earned);
  const badge = earned.getByRole('link', { name: `Show the badge ${awarded.name} large` });
  await expect(badge).toHaveAttribute('href', new RegExp(`/art/achievement-${awarded.id}-800\\.webp`));
  await badge.click();
  await expect(page.getByRole('dialog').getByRole('img')).toHaveJSProperty('complete', true);
  await page.keyboard.press('Escape');
  await expect(badge).toBeFocused();

  const open = cards(page, 'Achievements').filter({
    has: page.getByRole('heading', { name: missing.name, exact: true }),
  });
  await expect(open).toContainText(missing.description);
  await expect(open.locator('img')).toHaveAttribute(
    'src',
    new RegExp(`/art/achievement-${missing.id}\\.null-100\\.webp`),
  );
  await expect(open.getByRole('link')).toHaveCount(0);
  const [{ value, target }] = missing.progression;
  await expect(open).toContainText(`${Math.min(100, Math.round((value * 100) / target))}%`);
});

test('friends are searched by name and lead to their profiles [FR-01]', async ({ page }) => {
  await logInAs(page, 'demo');
  const { friends } = await ofDemo('{id}/friends');
  const home = friends.find(({ home_location }: { home_location: string }) => home_location !== '');
  await page.goto('/u/demo/friends');
  await expect(cards(page, 'Friends')).toHaveCount(friends.length);
  const card = main(page).locator(`a[href="/tools/profile/${home.id}/bio"]`);
  await expect(card).toContainText(home.name);
  await expect(card).toContainText(home.home_location);

  await page.getByRole('searchbox').fill(home.name.toUpperCase());
  await expect(card).toBeVisible();
  await page.getByRole('searchbox').fill('zoe demo');
  await expect(cards(page, 'Friends')).toHaveText([/Zoë Demofriend/]);
  await page.getByRole('searchbox').fill('nobody at all');
  await expect(main(page).getByRole('heading', { name: 'No Friends Found' })).toBeVisible();
});

test('an address that follows late does not reset the search of friends [FR-01]', async ({ page }) => {
  await logInAs(page, 'demo');
  await page.goto('/u/demo/friends');
  const box = page.getByRole('searchbox');
  await expect(box).toBeVisible();

  const resets = await box.evaluate(async (input: HTMLInputElement) => {
    let count = 0;
    input.form?.addEventListener('reset', () => {
      count += 1;
    });
    for (const text of ['z', 'zo', 'zoe']) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    input.blur();
    while (!location.search.endsWith('q=zoe')) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return count;
  });

  expect(resets).toBe(0);
  await expect(box).toHaveValue('zoe');
});
