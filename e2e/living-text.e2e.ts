import { expect, type Page, test } from '@playwright/test';
import { collectErrors, expectFitsBoth } from './checks.ts';
import { answerThread, openThread, threadAddress } from './forum-steps.ts';
import { gotoHydrated } from './item-world.ts';
import { API_HEADERS, type DemoAccount, logInAs, sessionOf, setPageSessionCookie } from './players.ts';
import { SITE } from './sites.ts';

interface Carried {
  item_id: number;
  name: string;
  number: number;
}

async function call(as: DemoAccount, path: string, body?: object) {
  const { token } = await sessionOf(as);
  const headers = { ...API_HEADERS, 'X-User-Token': token, 'content-type': 'application/json' };
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${SITE}/api${path}`, { headers, ...sent });
  expect({ path, status: response.status }).toEqual({ path, status: 200 });
  return response.json();
}

/** What the player carries, is not locked and is not for sale. */
async function carriedBy(username: DemoAccount): Promise<Carried[]> {
  const q = encodeURIComponent(`owner:${username} status:pouch`);
  const { results } = await call(username, `/search?of=numbers&q=${q}`);
  return results.filter(
    ({ price, is_locked }: { price: number | null; is_locked: boolean }) => price === null && !is_locked,
  );
}

const typed = ({ name, number }: Carried) => `[${name} #${number}]`;

async function startTrade(page: Page, text: string) {
  const { post_id } = await call('demofriend', '/forum/3', { title: 'Who wants it?', text });
  await logInAs(page, 'demo');
  await setPageSessionCookie(page.context(), 'demo');
  await gotoHydrated(page, threadAddress(3, post_id));
}

test('a card on an open page follows its item, and is struck out when the author sells it [FX-03]', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const [first, second] = await carriedBy('demofriend');
  if (!first || !second) throw new Error('demofriend carries too little');
  await startTrade(page, `Anybody?\n${typed(first)}\nOr ${typed(second)}, @demo? Not [Any Such Thing].`);
  const post = page.getByRole('article').first();
  const card = post.getByRole('link', { name: first.name });

  await expect(card).toContainText('in the pouch of Zoë Demofriend');
  await expect(card).toContainText('Now');
  await expect(post.getByRole('link', { name: second.name })).toBeVisible();
  await expect(post.getByRole('link', { name: '@demo' })).toHaveAttribute('data-named', 'own');
  await expect(post).toContainText('Not [Any Such Thing].');
  await expect(page.getByText('Still here: 2 of 2 items')).toBeVisible();
  await expectFitsBoth(page);

  const sale = { item_id: first.item_id, cost: 2 };
  await call('demofriend', '/me/actions', { action: 'list_on_market', ...sale });
  await expect(card).toContainText('on the Market for 2, from Zoë Demofriend');
  await call('demo', '/me/actions', { action: 'buy_on_market', ...sale });

  await expect(card).toContainText('Moved on', { timeout: 2_000 });
  await expect(card).toContainText('in the pouch of Robin Demo');
  await expect(page.getByText('Still here: 1 of 2 items')).toBeVisible();

  await call('demo', '/me/actions', { action: 'list_on_market', ...sale });
  await call('demofriend', '/me/actions', { action: 'buy_on_market', ...sale });
  await expect(card).toContainText('Now');
  expect(errors).toEqual([]);
});

test('the cards of a thread are in its document [FX-03]', async ({ browser }) => {
  const [, , first] = await carriedBy('demofriend');
  if (!first) throw new Error('demofriend carries nothing');
  const { threadId, address } = await openThread(11);
  await answerThread('demofriend', threadId, `Look: ${typed(first)}`);
  const context = await browser.newContext({ javaScriptEnabled: false });
  await setPageSessionCookie(context, 'demo');
  const plain = await context.newPage();

  await plain.goto(address);

  await expect(plain.getByRole('article').last().getByRole('link', { name: first.name })).toBeVisible();
  await context.close();
});

test('messages and bios show cards, too [FX-03]', async ({ page }) => {
  const items = await carriedBy('demofriend');
  const item = items.at(-1);
  if (!item) throw new Error('demofriend carries nothing');
  const { userId: friendId } = await sessionOf('demofriend');
  const { userId: ownId } = await sessionOf('demo');
  await call('demofriend', `/inbox/conversation/${ownId}`, { text: `See ${typed(item)}!` });
  await call('demofriend', '/me/profile', { bio: `My favourite:\n${typed(item)}` });
  await logInAs(page, 'demo');

  await page.goto(`/u/demo/inbox/${friendId}`);
  await expect(page.getByRole('main').getByRole('link', { name: item.name }).last()).toBeVisible();
  await page.goto(`/tools/profile/${friendId}/bio`);
  const card = page.getByRole('main').getByRole('link', { name: item.name });

  await expect(card).toContainText('in the pouch of Zoë Demofriend');
  await expectFitsBoth(page);
});
