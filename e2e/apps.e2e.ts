import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectFitsBoth } from './checks.ts';
import { API_HEADERS, logInAs, sessionOf } from './players.ts';
import { SITE } from './sites.ts';

const CALLBACK = 'https://shelf.example/callback';
const main = (page: Page) => page.getByRole('main');

/** An app of demofriend, as its author would register and write it. */
async function anApp(name: string) {
  const { token } = await sessionOf('demofriend');
  const headers = { ...API_HEADERS, 'X-User-Token': token };
  const form = { name, website: 'https://shelf.example', redirect_uris: [CALLBACK] };
  const made = await fetch(`${SITE}/api/me/apps/made`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  const { client_id } = await made.json();
  const verifier = randomBytes(32).toString('base64url');
  const authorizeAddress = (more: Record<string, string> = {}) =>
    `/oauth/authorize?${new URLSearchParams({
      response_type: 'code',
      client_id,
      redirect_uri: CALLBACK,
      scope: 'read alerts',
      state: 'its-own-state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    })}`;
  return {
    address: authorizeAddress,
    async remove() {
      const address = `${SITE}/api/me/apps/made/${client_id}`;
      expect((await fetch(address, { method: 'DELETE', headers })).status).toBe(200);
    },
    async exchange(code: string): Promise<string> {
      const response = await fetch(`${SITE}/api/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id,
          redirect_uri: CALLBACK,
          code,
          code_verifier: verifier,
        }),
      });
      expect(response.status).toBe(200);
      return (await response.json()).access_token;
    },
  };
}

function callAs(token: string) {
  return fetch(`${SITE}/api/me/pouch`, { headers: { authorization: `Bearer ${token}` } });
}

async function catchReturn(page: Page) {
  await page.route(`${CALLBACK}*`, (route) => route.fulfill({ contentType: 'text/html', body: 'Welcome' }));
}

const returned = async (page: Page) => {
  await page.waitForURL(`${CALLBACK}*`);
  return new URL(page.url()).searchParams;
};

test('an app asks, the player allows it, and it acts for them [AL-07]', async ({ page }) => {
  const errors = collectErrors(page);
  const app = await anApp('Shelf counter');
  await catchReturn(page);
  await logInAs(page, 'demo');
  await page.goto(app.address());

  await expect(page.getByRole('heading', { level: 1, name: 'Let Shelf counter act for you?' })).toBeVisible();
  await expect(main(page)).toContainText('demofriend');
  await expect(main(page)).toContainText('See your pouch');
  await expect(main(page)).toContainText('return to shelf.example');
  await expectFitsBoth(page);
  expect(errors).toEqual([]);
  await main(page).getByRole('button', { name: 'Allow' }).click();

  const arrived = await returned(page);
  expect(arrived.get('state')).toBe('its-own-state');
  const token = await app.exchange(arrived.get('code') ?? '');
  expect((await callAs(token)).status).toBe(200);
  await app.remove();
  expect((await callAs(token)).status).toBe(401);
});

test('a visitor logs in first, and a refusal reaches the app [AL-07]', async ({ page }) => {
  const app = await anApp('Refused app');
  await catchReturn(page);
  await page.goto(app.address());
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('honeycomb');
  await main(page).getByRole('button', { name: 'Login' }).click();

  await main(page).getByRole('button', { name: 'Cancel' }).click();

  const arrived = await returned(page);
  expect([arrived.get('error'), arrived.get('code')]).toEqual(['access_denied', null]);
  await app.remove();
});

test('a wrong request leads nowhere by itself [AL-07]', async ({ page }) => {
  const app = await anApp('Wrong app');
  await logInAs(page, 'demo');

  for (const [more, words] of [
    [{ redirect_uri: 'https://evil.example/' }, 'does not belong to it'],
    [{ client_id: 'app_unknown' }, 'There is no app'],
    [{ client_id: '' }, 'not complete'],
  ] as const) {
    await page.goto(app.address(more));
    await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
    await expect(main(page)).toContainText(words);
    await expect(main(page).getByRole('button')).toHaveCount(0);
  }
  await page.goto(app.address({ scope: 'everything' }));
  await expect(main(page)).toContainText('the error is invalid_scope');
  await expect(main(page).getByRole('link', { name: 'Return to shelf.example' })).toHaveAttribute(
    'href',
    /error=invalid_scope/,
  );
  await app.remove();
});

test('apps that act for the player are listed and revoked [AL-07]', async ({ page }) => {
  const app = await anApp('Listed app');
  await catchReturn(page);
  await logInAs(page, 'demo');
  await page.goto(app.address());
  await main(page).getByRole('button', { name: 'Allow' }).click();
  const token = await app.exchange((await returned(page)).get('code') ?? '');

  await page.goto('/u/demo/apps');
  const card = main(page).getByRole('article').filter({ hasText: 'Listed app' });
  await expect(card).toContainText('by demofriend');
  await expect(card).toContainText('not used yet');
  await expectFitsBoth(page);
  await card.getByRole('button', { name: 'Revoke Listed app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();

  await expect(page.getByText('Listed app no longer acts for you.')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect((await callAs(token)).status).toBe(401);
  await app.remove();
});

test('a player registers, edits and removes an app [AL-07]', async ({ page }) => {
  await logInAs(page, 'demo');
  await page.goto('/u/demo/apps');
  await main(page).getByRole('button', { name: 'Register an app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Barn door');
  await dialog.getByLabel('Website').fill('https://barn.example');
  await dialog.getByLabel('Where players return to').fill('http://barn.example/back');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog).toContainText('Nobody can be sent to http://barn.example/back.');
  await dialog.getByLabel('Where players return to').fill('https://barn.example/back');
  await dialog.getByRole('button', { name: 'Register' }).click();

  const card = main(page).getByRole('article').filter({ hasText: 'Barn door' });
  await expect(card).toContainText(/app_[\w-]{22}/);
  // A dialog fades out while the next one is already there.
  await expect(dialog).toHaveCount(0);
  await card.getByRole('button', { name: 'Edit Barn door' }).click();
  await dialog.getByLabel('Where players return to').fill('http://127.0.0.1/back');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('http://127.0.0.1/back');
  await expect(dialog).toHaveCount(0);
  await card.getByRole('button', { name: 'Remove Barn door' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(card).toHaveCount(0);
});
