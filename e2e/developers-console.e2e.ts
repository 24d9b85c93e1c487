import { expect, test } from '@playwright/test';
import { collectErrors, expectFitsBoth, PHONE } from './checks.ts';
import { gotoHydrated } from './item-world.ts';
import { logInAs } from './players.ts';

test('a call that is refused shows why', async ({ page }) => {
  await gotoHydrated(page, '/developers/calls/list-sets');
  const console = page.getByRole('region', { name: 'Try it' });
  await console.getByLabel('Application key').fill('wbk_nobody');

  await console.getByRole('button', { name: 'Send' }).click();

  await expect(console.getByText(/^401, in/)).toBeVisible();
  await expect(console.getByText('"code": "key_required"')).toBeVisible();
});

test('a call with a JSON body is tried, by PUT', async ({ page }) => {
  await logInAs(page, 'muted');
  await gotoHydrated(page, '/developers/calls/change-own-swaps');
  const console = page.getByRole('region', { name: 'Try it' });
  await console.getByLabel('offers_spares').fill('true');
  const wants = [
    { kind: 'missing', on: true, gives_better_class: false },
    { kind: 'lower', on: true, better_class_only: true },
  ];
  await console.getByLabel('wants').fill(JSON.stringify(wants));

  await console.getByRole('button', { name: 'Send' }).click();

  await expect(console.getByText(/^200, in/)).toBeVisible();
  await expect(console.getByRole('region', { name: 'What came back' })).toContainText(
    '"offers_spares": true',
  );

  await console.getByLabel('wants').fill('everything');
  await console.getByRole('button', { name: 'Send' }).click();
  await expect(console.getByText(/^400, in/)).toBeVisible();
});

test('a call is not sent while a required field is empty or would reach another call', async ({ page }) => {
  await logInAs(page, 'muted');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/me/forum/')) writes.push(new URL(request.url()).pathname);
  });
  await gotoHydrated(page, '/developers/calls/mark-forum-read');
  const console = page.getByRole('region', { name: 'Try it' });
  const forum = console.getByLabel('forumId');
  const send = console.getByRole('button', { name: 'Send' });
  await expect(console.getByText('required · whole number')).toBeVisible();

  await send.click();
  await expect(console.getByText('The call needs a value here.')).toBeVisible();
  await expect(forum).toBeFocused();
  await expect(forum).toHaveAttribute('aria-invalid', 'true');
  await expectFitsBoth(page);
  await forum.fill('..');
  await send.click();
  await expect(console.getByText('A path parameter cannot be . or ..')).toBeVisible();
  await forum.fill('12');
  await console.getByLabel('Application key').fill('ключ');
  await send.click();
  await expect(console.getByText('A header can contain only ASCII')).toBeVisible();
  await expect(console.getByLabel('Application key')).toBeFocused();
  expect(writes).toEqual([]);

  await console.getByLabel('Application key').fill('');
  await send.click();
  await expect(console.getByText(/^200, in/)).toBeVisible();
  expect(writes).toEqual(['/api/me/forum/12/read']);
});

test('a stream is shown as it arrives, until it is stopped or the page is left', async ({ page }) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  const streams = () => failed.filter((url) => url.endsWith('/api/events?kinds=release')).length;
  await gotoHydrated(page, '/developers/calls/follow-events');
  const console = page.getByRole('region', { name: 'Try it' });
  await console.getByLabel('kinds').fill('release');
  await console.getByRole('button', { name: 'Send' }).click();
  await expect(console.getByText('200, and the stream is open')).toBeVisible();
  await expect(console.getByRole('region', { name: 'What came back' })).toContainText('retry:');

  await console.getByRole('button', { name: 'Stop' }).click();
  await expect(console.getByText(/^200, in/)).toBeVisible();
  await expect(console.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(console.getByRole('button', { name: 'Send' })).toBeFocused();
  await expect.poll(streams).toBe(1);

  await console.getByRole('button', { name: 'Send' }).click();
  await expect(console.getByText('200, and the stream is open')).toBeVisible();
  await page.getByRole('link', { name: 'Calls: Events' }).click();
  await expect(page).not.toHaveURL(/follow-events/);
  await expect.poll(streams).toBe(2);
});

test('a password is hidden until the reader shows it', async ({ page }) => {
  await gotoHydrated(page, '/developers/calls/log-in');
  const console = page.getByRole('region', { name: 'Try it' });
  const password = console.getByLabel('password');

  await password.fill('honeycomb');
  await expect(password).toHaveAttribute('type', 'password');
  await console.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('a text in a JSON body is sent unchanged', async ({ page }) => {
  await logInAs(page, 'muted');
  await gotoHydrated(page, '/developers/calls/make-alert');
  const console = page.getByRole('region', { name: 'Try it' });
  await console.getByLabel('of', { exact: true }).fill('numbers');
  await console.getByLabel('q', { exact: true }).fill('yeti');
  await console.getByLabel('name', { exact: true }).fill('2012');
  expect((await console.getByLabel('about_id').boundingBox())?.height).toBe(44);

  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await console.getByRole('button', { name: 'Send' }).click();

  expect((await sent).postDataJSON()).toEqual({ of: 'numbers', q: 'yeti', name: '2012' });
  await expect(console.getByText(/^200, in/)).toBeVisible();
});

test('a file is not shown as text, in the console or as an example', async ({ page }) => {
  const body = Buffer.from([0x1f, 0x8b, 8, 0]);
  await page.route('**/api/bulk/*', (route) => route.fulfill({ body, contentType: 'application/gzip' }));
  await gotoHydrated(page, '/developers/calls/download-bulk-file');
  await expect(page.getByRole('region', { name: 'Example of an answer' })).toHaveCount(0);
  const console = page.getByRole('region', { name: 'Try it' });

  await console.getByRole('button', { name: 'Send' }).click();

  await expect(console.getByText(/^200, in .* 4 bytes$/)).toBeVisible();
  await expect(
    console.getByText('The answer is a file (application/gzip), so it is not shown here.'),
  ).toBeVisible();
});

test('the status line and the headers of an answer are folded below it', async ({ page }) => {
  const headers = {
    'x-request-id': 'a-request',
    ratelimit: '"default";r=49;t=1',
    'ratelimit-policy': '"default";q=50;w=1',
    link: `<${'/api/sets?page=2'.padEnd(300, '0')}>; rel="next"`,
    'retry-after': '2',
  };
  await page.route('**/api/sets', (route) => route.fulfill({ status: 429, headers, json: {} }));
  await gotoHydrated(page, '/developers/calls/list-sets');
  const console = page.getByRole('region', { name: 'Try it' });
  await console.getByRole('button', { name: 'Send' }).click();
  const shown = console.getByRole('region', { name: 'Status and headers' });
  await expect(console.getByText(/^429, in/)).toBeVisible();
  await expect(shown).toBeHidden();

  await console.getByText('Status and headers').click();

  await expect(shown).toHaveText(
    /^429 Too Many Requests\n(.*\n)*content-type: application\/json\n(.*\n)*link: .*\nratelimit: .*\nratelimit-policy: .*\nretry-after: 2\n(.*\n)*x-request-id: a-request$/,
  );
  await expectFitsBoth(page);
  await page.setViewportSize(PHONE);
  expect(await shown.evaluate((block) => block.scrollWidth - block.clientWidth)).toBe(0);
});

for (const { what, name, status } of [
  { what: 'a picture', name: 'item-109-100.png', status: /^200, in/ },
  { what: 'the picture of a 404', name: 'nothing-1-100.png', status: /^404, in/ },
])
  test(`${what} that a call answers with is shown`, async ({ page }) => {
    const errors = collectErrors(page);
    await gotoHydrated(page, '/developers/calls/read-picture');
    const console = page.getByRole('region', { name: 'Try it' });
    await console.getByLabel('name').fill(name);

    await console.getByRole('button', { name: 'Send' }).click();

    await expect(console.getByText(status)).toBeVisible();
    const picture = console.getByRole('img', { name: 'What came back' });
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(console.getByText('so it is not shown here')).toHaveCount(0);
    await expectFitsBoth(page);
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
  });

test('a call that needs a token leads to the login', async ({ page }) => {
  await page.goto('/developers/calls/read-hive');

  const console = page.getByRole('region', { name: 'Try it' });
  await expect(console.getByText('This call needs a token.')).toBeVisible();
  await expect(console.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});
