import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { collectErrors, expectFitsBoth, PHONE } from './checks.ts';
import { api, fact, gotoHydrated, heading, holdRequests } from './item-world.ts';
import { API_HEADERS, logInAs, sessionOf } from './players.ts';
import { FAILING_SITE } from './sites.ts';

interface ProfileFacts {
  id: number;
  username: string;
  name: string;
  uniques_owned: number[];
  is_enabled: boolean;
  is_memorial: boolean;
}

const STANDINGS = /Last Active|Deleted|Banned/;

for (const { username, badge, standing } of [
  { username: 'staff', badge: 'Staff', standing: /^Last Active \d{1,2} \w{3,4} \d{4}$/ },
  { username: 'beekeeper', badge: 'BeeKeeper', standing: /^Last Active \d{1,2} \w{3,4} \d{4}$/ },
  { username: 'demo', badge: 'Player', standing: /^Last Active \d{1,2} \w{3,4} \d{4}$/ },
  { username: 'departed', badge: 'Player', standing: /^Deleted \d{1,2} \w{3,4} \d{4}$/ },
  { username: 'banned', badge: 'Player', standing: /^Self Deleted or Banned$/ },
  { username: 'memorial', badge: 'Memorial Account', standing: null },
]) {
  test(`the profile of ${username} says how the account stands, without a script [PP-01, PP-02]`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`/tools/profile/${username}/bio`);
    const head = page.getByRole('main').locator('header').first();

    await expect(head.getByText(badge, { exact: true })).toBeVisible();
    if (standing) await expect(head.getByText(standing)).toBeVisible();
    else await expect(head.getByText(STANDINGS)).toHaveCount(0);
    const red = head.locator('strong');
    if (username === 'departed' || username === 'banned') await expect(red).toHaveCSS('color', / 29\)$/);
    else await expect(red).toHaveCount(0);
    await expect(head.locator('img').first()).toHaveAttribute('src', /\/art\/player-\d+-/);
    await expect(fact(page, 'Sets Completed')).toHaveText(/^[\d,]+$/);
    await expect(fact(page, 'Friends')).toHaveText(/^[\d,]+$/);
    await expect(fact(page, 'Foraging Since')).toHaveText(/^\d{1,2} \w{3,4} \d{4}$/);
    await page.close();
  });
}

test('a profile is found by id and by name, and is one page for all who ask [PP-04]', async ({
  page,
  request,
}) => {
  const { id } = await profileOf(request, 'demofriend');
  for (const player of [id, 'demofriend', 'DemoFriend', 'zo%C3%AB%20demofriend', 'ZOE%20Demofriend']) {
    await page.goto(`/tools/profile/${player}`);

    await expect(page).toHaveURL(`/tools/profile/${player}/cabinet`);
    await expect(heading(page)).toHaveText('Zoë Demofriend');
    await expect(page).toHaveTitle('Zoë Demofriend · Cabinet · WallaBee');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/tools/profile/${id}/cabinet$`),
    );
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      new RegExp(`/previews/player-${id}\\.png\\?k=`),
    );
  }
});

test('a name that looks like a number is found, and requested with @ [PP-04]', async ({ page }) => {
  for (const address of ['/tools/profile/1984/bio', '/tools/profile/@1984/bio']) {
    await page.goto(address);
    await expect(heading(page)).toHaveText('1984');
  }
});

test('an unknown name shows a message and a new search [PP-04]', async ({ page }) => {
  const response = await page.goto('/tools/profile/nobody%20at%20all/uniques');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Error No User Found');
  // Browsers do not repair a percent sign that encodes nothing.
  expect((await page.goto('/tools/profile/100%/bio'))?.status()).toBe(404);
  await expect(page.getByText('Nobody plays as “100%”.')).toBeVisible();
  await gotoHydrated(page, '/tools/profile/nobody%20at%20all/bio');

  await page.getByPlaceholder('Search for Profile...').fill(' Demo ');
  await page.getByRole('button', { name: 'Search', exact: true }).click();

  await expect(page).toHaveURL('/tools/profile/demo/bio');
  await expect(heading(page)).toHaveText('Robin Demo');
});

test('a near miss suggests whom it may mean [PP-04]', async ({ page }) => {
  const response = await page.goto('/tools/profile/zoe%20demofrend/uniques');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Error No User Found');
  await expect(page.getByRole('heading', { name: 'Did you mean one of these?' })).toBeVisible();
  await expectFitsBoth(page);

  await page.getByRole('list', { name: 'Players' }).getByRole('link', { name: 'Zoë Demofriend' }).click();

  await expect(page).toHaveURL(/\/tools\/profile\/\d+\/uniques$/);
  await expect(heading(page)).toHaveText('Zoë Demofriend');
});

test('a late answer does not replace what was typed since [PP-04]', async ({ page }) => {
  await gotoHydrated(page, '/tools/profile/nobody%20at%20all/bio');
  const box = page.getByPlaceholder('Search for Profile...');
  const release = await holdRequests(page, '**/tools/profile/nobody%20else/bio*');
  await box.fill('Nobody else');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await box.fill('Nobody else, then');

  release();

  await expect(page).toHaveURL('/tools/profile/nobody%20else/bio');
  await expect(box).toHaveValue('Nobody else, then');
});

test('the tabs go from the bio, line by line, to the uniques and stay with the player [PP-05, PP-06]', async ({
  page,
  request,
}) => {
  const errors = collectErrors(page);
  const { uniques_owned } = await profileOf(request, 'demo');
  await page.goto('/tools/profile/demo/bio');
  await expect(page.getByRole('region', { name: 'Bio' }).getByRole('paragraph')).toHaveText([
    'Collecting one of everything since the first winter.',
    'Palindromes always welcome.',
    'Ask me about the six uniques.',
  ]);

  const tabs = page.getByRole('navigation', { name: 'Profile' });
  await expect(tabs.getByRole('link')).toHaveText([
    'Cabinet',
    'Bio',
    'Uniques',
    'Lock List',
    'Wish List',
    'Swaps',
  ]);
  await tabs.getByRole('link', { name: 'Uniques' }).click();
  await expect(page).toHaveURL('/tools/profile/demo/uniques');
  await expect(tabs.getByRole('link', { name: 'Uniques' })).toHaveAttribute('aria-current', 'page');
  const plates = page.getByRole('list', { name: 'Uniques' }).getByRole('link');
  await expect(plates).toHaveCount(uniques_owned.length);
  expect(uniques_owned.length).toBeGreaterThan(1);
  await expect(plates.first()).toHaveAttribute('href', `/tools/item/${uniques_owned[0]}`);
  expect(errors).toEqual([]);
});

test('retired uniques have a ribbon, and a player without uniques a text [PP-06]', async ({
  page,
  request,
}) => {
  const retired = await api<number[]>(request, '/retired');
  const owners = await api<{ item_type_id: number; owners: number[] }[]>(request, '/old-unique-set/owners');
  const owned = owners.find(({ item_type_id, owners: [id] }) => id && retired.includes(item_type_id));
  await page.goto(`/tools/profile/${owned?.owners[0]}/uniques`);
  const plate = page.locator(`main a[href="/tools/item/${owned?.item_type_id}"]`);
  await expect(plate).toContainText('RETIRED');

  await page.goto('/tools/profile/banned/uniques');
  await expect(page.getByRole('heading', { name: 'No Uniques Owned' })).toBeVisible();
});

test('only a friend who is logged in can send a message [PP-03]', async ({ page }) => {
  await gotoHydrated(page, '/tools/profile/demofriend/bio');
  await expect(sendButton(page)).toHaveCount(0);

  await logInAs(page, 'demo');
  for (const { player, is } of [
    { player: 'demofriend', is: true },
    { player: 'departed', is: false },
  ]) {
    const checked = page.waitForResponse(/\/api\/friendship\//);
    await page.goto(`/tools/profile/${player}/bio`);
    expect(await (await checked).json()).toEqual({ is_friends: is });
    await expect(sendButton(page)).toHaveCount(is ? 1 : 0);
  }
  await gotoHydrated(page, '/tools/profile/demo/bio');
  await expect(sendButton(page)).toHaveCount(0);
});

test('a failed message stays in the box, and a sent one opens the inbox [PP-03]', async ({
  page,
  request,
}) => {
  const friend = await someFriendOf(request, 'beekeeper');
  await logInAs(page, 'beekeeper');
  const SENDING = /\/api\/inbox\/conversation\/\d+$/;
  const sent: string[] = [];
  page.on(
    'request',
    (call) => call.method() === 'POST' && SENDING.test(call.url()) && sent.push(call.postData() ?? ''),
  );
  await page.goto(`/tools/profile/${friend.id}/bio`);
  await sendButton(page).click();
  const dialog = page.getByRole('dialog', { name: `Message to ${friend.name}` });

  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByLabel('Message', { exact: true }).fill('   ');
  await dialog.getByRole('button', { name: 'Send' }).click();
  expect(sent).toEqual([]);

  await page.route(SENDING, (route) => route.fulfill({ json: { success: false } }));
  await dialog.getByLabel('Message', { exact: true }).fill('Shall we trade?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toContainText('error!');
  await expect(dialog.getByLabel('Message', { exact: true })).toHaveValue('Shall we trade?');

  await page.unroute(SENDING);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL('/u/beekeeper/inbox');
});

test('while the API is down the page says so and can be tried again [ER-02]', async ({ page }) => {
  const response = await page.goto(`${FAILING_SITE}/tools/profile/demo/bio`);

  expect(response?.status()).toBe(503);
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/tools/profile/demo/bio',
  );
});

test('every profile fits a phone and a desktop and has no barrier axe can find [PP-01, PP-05, PP-06]', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const address of [
    '/tools/profile/demo/uniques',
    '/tools/profile/departed/bio',
    '/tools/profile/nobody/bio',
  ]) {
    await page.goto(address);
    await expectFitsBoth(page);
  }
});

function sendButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Send Message' });
}

function profileOf(request: APIRequestContext, player: string | number) {
  return api<ProfileFacts>(request, `/users/${player}`);
}

/** A friend that no test logs in as, so that no other test reads the message. */
async function someFriendOf(request: APIRequestContext, username: 'beekeeper') {
  const { userId, token } = await sessionOf(username);
  const response = await request.get(`/api/users/${userId}/friends`, {
    headers: { ...API_HEADERS, 'X-User-Token': token },
  });
  const { friends } = (await response.json()) as { friends: { id: number }[] };
  const profiles = await Promise.all(friends.map(({ id }) => profileOf(request, id)));
  const friend = profiles.find(
    ({ username: name, is_enabled, is_memorial }) => is_enabled && !is_memorial && !name.startsWith('demo'),
  );
  if (!friend) throw new Error(`${username} has no friend to write to.`);
  return friend;
}
