import { type APIRequestContext, expect, test } from '@playwright/test';
import { api, firstNumber, gotoHydrated, heading, mostIssued, panel, type TypeFacts } from './item-world.ts';

test('Owner Info names the players, and the staff without a profile [IT-04]', async ({ page, request }) => {
  const uniques = await api<{ item_type_id: number; owners: number[] }[]>(request, '/old-unique-set/owners');
  const ofPlayers = uniques.find(({ owners }) => owners.length > 0 && !owners.includes(0));
  const ofStaff = uniques.find(({ owners }) => owners.includes(0));

  await page.goto(`/tools/item/${ofPlayers?.item_type_id}`);
  await expect(panel(page, 'Owner Info').getByRole('link').first()).toHaveAttribute(
    'href',
    `/tools/profile/${ofPlayers?.owners[0]}/bio`,
  );
  await expect(panel(page, 'Owner Info').locator('img').first()).toHaveAttribute('src', /\/art\/player-/);

  await page.goto(`/tools/item/${ofStaff?.item_type_id}`);
  await expect(panel(page, 'Owner Info').getByText('Staff').first()).toBeVisible();

  await page.goto('/tools/item/817');
  await expect(panel(page, 'Owner Info')).toHaveCount(0);
});

test('Store Info gives cost and stores, the Market among them [IT-05]', async ({ page }) => {
  await page.goto('/tools/item/831');
  const stores = panel(page, 'Store Info');
  await expect(stores.getByRole('listitem')).toHaveCount(2);
  await expect(stores.getByRole('listitem').first()).toContainText('The Curio Cupboard');
  await expect(stores.getByRole('listitem').first()).toContainText('1,250');
  await expect(stores.getByRole('listitem').last()).toContainText('Market');

  await page.goto('/tools/item/817');
  await expect(panel(page, 'Store Info')).toHaveCount(0);
});

test('Forage Info gives categories and locations [IT-06]', async ({ page }) => {
  await page.goto('/tools/item/821');
  const forage = panel(page, 'Forage Info');
  await expect(forage).toContainText('Lookout');
  await expect(forage).toContainText('Any lighthouse that has kept its stairs');

  await page.goto('/tools/item/817');
  await expect(panel(page, 'Forage Info')).toHaveCount(0);
});

test('Mix Info draws A + B → C and leads on, both ways [IT-07]', async ({ page }) => {
  await page.goto('/tools/item/817');
  await expect(page.getByRole('heading', { level: 2, name: 'Mix Info' })).toBeVisible();
  await expect(panel(page, 'Mix Info').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.goto('/tools/item/553');
  await expect(page.getByRole('heading', { name: 'Where They Are' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mix Info' })).toHaveCount(0);

  await page.goto('/tools/item/817');
  const createdWith = panel(page, 'Created With');
  await expect(createdWith.getByRole('link')).toHaveText([
    'Lamp Room Key',
    'Storm Glass',
    'Tin of Brass Polish',
    'Storm Glass',
  ]);
  await expect(createdWith.getByRole('img', { name: 'plus' })).toHaveCount(2);
  await expect(createdWith.getByRole('img', { name: 'makes' })).toHaveCount(2);

  await panel(page, 'Used to Make')
    .getByRole('link', { name: /Lighting-Up Time/ })
    .click();
  await expect(heading(page)).toHaveText('Lighting-Up Time');
  await panel(page, 'Created With')
    .getByRole('link', { name: /Great Lens/ })
    .click();
  await expect(page).toHaveURL('/tools/item/817');
});

test('special mixes and scents explain themselves, and long lists fold [IT-07]', async ({
  page,
  request,
}) => {
  const types = await api<TypeFacts[]>(request, '/items/all');
  const special = types.find(({ mix_exception }) => mix_exception !== null);
  const scented = types.find(({ perfume_message }) => perfume_message !== null);
  const shaved = types.find(({ aftershave_message }) => aftershave_message !== null);

  await page.goto(`/tools/item/${special?.id}`);
  await expect(panel(page, 'Special Mix with')).toContainText(special?.mix_exception?.explanation ?? '?');
  await page.goto(`/tools/item/${scented?.id}`);
  await expect(panel(page, 'With perfume')).toContainText(scented?.perfume_message ?? '?');
  await page.goto(`/tools/item/${shaved?.id}`);
  await expect(panel(page, 'With aftershave')).toContainText(shaved?.aftershave_message ?? '?');

  await page.goto('/tools/item/1648');
  await expect(panel(page, 'Used to Make')).toContainText('there is no list to give');
});

test('a variant switches the large picture, is in the address and is reset by another item [IT-07, IT-12]', async ({
  page,
}) => {
  await gotoHydrated(page, '/tools/item/820');
  const large = page.getByRole('link', { name: 'Show Storm Glass large' }).locator('img');
  const variants = page.getByRole('navigation', { name: 'Variants' });
  await expect(large).toHaveAttribute('src', /item-820-400/);
  await expect(variants.getByRole('link')).toHaveText(['As found', 'Fair', 'Change', 'Gale', 'Stay In']);

  await variants.getByRole('link', { name: 'Gale' }).click();
  await expect(page).toHaveURL(/\/tools\/item\/820\?variant=\d+$/);
  await expect(large).toHaveAttribute('src', /item-820\.\d+-400/);
  await expect(variants.getByRole('link', { name: 'Gale' })).toHaveAttribute('aria-current', 'true');

  await page.reload();
  await expect(large).toHaveAttribute('src', /item-820\.\d+-400/);
  await expect(page.getByRole('heading', { name: 'Change Variants With' })).toBeVisible();
  await page.getByRole('link', { name: 'Copper Wand' }).click();
  await expect(heading(page)).toHaveText('Copper Wand');
  await expect(page).toHaveURL('/tools/item/2512');
  await expect(page.getByRole('navigation', { name: 'Variants' })).toHaveCount(0);
});

test('what was unfolded on one item is folded on the next [IT-08, IT-12]', async ({ page }) => {
  await page.goto('/tools/item/553');
  const contents = panel(page, 'Contains one of the Following');
  await expect(contents.getByRole('link').first()).toBeVisible();
  await expect(contents.getByRole('link', { name: /Silver Wand/ })).toBeHidden();
  await contents.getByText(/^Show all \d+$/).click();
  await expect(contents.getByRole('link', { name: /Silver Wand/ })).toBeVisible();

  await contents.getByRole('link', { name: /Silver Wand/ }).click();
  await expect(heading(page)).toHaveText('Silver Wand');
  await expect(panel(page, 'Contains one of the Following')).toHaveCount(0);
  await panel(page, 'Found inside Container(s)')
    .getByRole('link', { name: /Gold Miniest Mystery Box/ })
    .click();
  await expect(heading(page)).toHaveText('Gold Miniest Mystery Box');
});

for (const { id, address } of [
  { id: 2194, address: '/faq#faq12' },
  { id: 1648, address: '/faq#faq13' },
  { id: 11, address: '/faq#faq11' },
  { id: 2515, address: '/faq#faq11' },
]) {
  test(`item ${id} leads to ${address} [IT-09]`, async ({ page }) => {
    await page.goto(`/tools/item/${id}`);

    const notice = page.getByRole('complementary').filter({ hasText: 'Special Game Mechanic' });

    await expect(notice.getByRole('link')).toHaveAttribute('href', address);
  });
}

test('an item of no special set carries no notice [IT-09, IT-10]', async ({ page }) => {
  await page.goto('/tools/item/817');

  await expect(page.getByText('Special Game Mechanic')).toHaveCount(0);
  await expect(page.getByText('Mystery Grab Bag')).toHaveCount(0);
});

test('the cards of set 13 carry the grab-bag notice [IT-10]', async ({ page }) => {
  await page.goto('/tools/item/2801');

  await expect(page.getByRole('complementary')).toContainText(
    'rare in the set grab bag or Mystery Grab Bag. They cannot be sold in the Market and cannot be created from mixers.',
  );
});

const STATUSES = ['Dropped', 'Lockbox', 'Saved', 'Pouch', 'Mixing pool', 'Recycle center'];

test('status counts stand for three ranges, and boxes are opened instead of mixed [IT-11]', async ({
  page,
  request,
}) => {
  const { id } = await mostIssued(request);
  await page.goto(`/tools/item/${id}`);
  const rows = panel(page, 'Where They Are').getByRole('row');
  await expect(rows.getByRole('rowheader')).toHaveText(['Mixed', ...STATUSES, 'All issued']);
  for (const [column, max] of [99, 999, 9999].entries()) {
    const counts = await api<Record<string, number>>(request, `/single-item/${id}/status?min=1&max=${max}`);
    const cell = rows.filter({ hasText: 'Recycle center' }).getByRole('cell').nth(column);
    await expect(cell).toContainText((counts.recycle_center ?? -1).toLocaleString('en-US'));
  }

  for (const box of [553, 11]) {
    const counts = await api<Record<string, number>>(request, `/single-item/${box}/status?min=1&max=99`);
    await page.goto(`/tools/item/${box}`);
    const opened = panel(page, 'Where They Are').getByRole('row', { name: /^Opened/ });
    await expect(opened.getByRole('cell').first()).toContainText(String(counts.opened));
    await expect(page.getByRole('rowheader', { name: /Mixed|Destroyed/ })).toHaveCount(0);
  }
});

test('the lines of Where They Are add up, with limbo, unique pool and destroyed [IT-11]', async ({
  page,
  request,
}) => {
  const types = await api<TypeFacts[]>(request, '/items/all');
  const uniques = types.filter(({ set_id }) => set_id === 25).toSorted(byIssued);
  const inPool = await firstInUniquePool(request, uniques);
  const exclusive = types.filter(({ set_id }) => set_id === 20).toSorted(byIssued)[0];
  const shown = new Set<string>();
  for (const id of [553, 11, MYSTERY_BAG, inPool, exclusive?.id, 817]) {
    const { total_issued } = await api<TypeFacts>(request, `/single-item/${id}`);
    await page.goto(`/tools/item/${id}`);
    const lines = await panel(page, 'Where They Are').locator('tbody tr').allInnerTexts();
    const sums = [0, 0, 0];
    for (const line of lines) {
      const [label = '', ...counts] = line.split(/\s*[\t\n]\s*/);
      shown.add(label);
      for (const [place, count] of counts.entries())
        sums[place] = (sums[place] ?? 0) + Number(count.replaceAll(',', ''));
    }
    expect(sums, `item ${id}`).toEqual([99, 999, 9999].map((max) => Math.min(max, total_issued)));
    const all = panel(page, 'Where They Are').getByRole('row', { name: /^All issued/ });
    await expect(all.getByRole('cell')).toHaveText(sums.map((sum) => sum.toLocaleString('en-US')));
  }
  expect([...shown]).toEqual(expect.arrayContaining(['Opened', 'Limbo', 'Unique pool', 'Destroyed']));

  const bag = await firstNumber(request, MYSTERY_BAG, ({ location }) => location === 'destroyed');
  await page.goto(`/tools/item/${MYSTERY_BAG}/num/${bag.number}`);
  await expect(page.getByText('Item Destroyed')).toBeVisible();
});

const MYSTERY_BAG = 2501;

async function firstInUniquePool(request: APIRequestContext, types: TypeFacts[]) {
  for (const { id } of types) {
    const { unique_pool } = await api<{ unique_pool: number }>(request, `/single-item/${id}/status`);
    if (unique_pool > 0) return id;
  }
  throw new Error('No unique item is in the Unique Pool.');
}

function byIssued(one: TypeFacts, other: TypeFacts) {
  return other.total_issued - one.total_issued;
}

test('few panels leave no empty column', async ({ page, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const types = await api<TypeFacts[]>(request, '/items/all');
  const neverIssued = types.find(({ total_issued, name }) => total_issued === 0 && name !== '?');
  for (const id of [553, 11, 817, 2194, neverIssued?.id]) {
    await page.goto(`/tools/item/${id}`);
    const widths = await page
      .locator('main section:has(> header > h2)')
      .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().toJSON()));
    if (widths.length === 0) continue;
    const wrap = await page.locator('main h1').evaluate((heading) => {
      const box = heading.closest('main > div')?.getBoundingClientRect();
      return { left: box?.left ?? 0, right: box?.right ?? 0 };
    });
    const left = Math.min(...widths.map((box) => box.left));
    const right = Math.max(...widths.map((box) => box.right));
    // The padding of the page is the same on both sides.
    expect(Math.abs(left - wrap.left - (wrap.right - right)), `item ${id}`).toBeLessThanOrEqual(2);
  }
});
