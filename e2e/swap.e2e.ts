import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Swap } from '@wallabee/contract/swaps/swap';
import { collectErrors } from './checks.ts';
import { gotoHydrated, panel } from './item-world.ts';
import { type DemoAccount, logInAs } from './players.ts';
import { callAs, fittingPairs, type Pair, propose, takePart } from './swap-world.ts';

// The tests swap the items of the same two players.
test.describe.configure({ mode: 'serial' });

const PROPOSER = 'beekeeper';
const OTHER = 'muted';

test.beforeAll(async () => {
  await takePart(PROPOSER);
  await takePart(OTHER);
});

async function openSwapAs(browser: Browser, username: DemoAccount, id: number): Promise<Page> {
  const page = await browser.newPage();
  await logInAs(page, username);
  await gotoHydrated(page, `/swaps/${id}`);
  await expect(page.getByRole('figure').first()).toBeVisible();
  return page;
}

const usedItems = new Set<number>();

/** A pair that has been declined or taken back is not proposed to the same players again. */
async function newPairs(): Promise<Pair[]> {
  const pairs = await fittingPairs(PROPOSER, OTHER);
  return pairs.filter(({ gives, gets }) => !usedItems.has(gives.item_id) && !usedItems.has(gets.item_id));
}

async function newPair(): Promise<Pair> {
  const [pair] = await newPairs();
  if (!pair) throw new Error('The two players have nothing to swap.');
  usedItems.add(pair.gives.item_id).add(pair.gets.item_id);
  return pair;
}

const h2 = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const numbered = ({ name, number }: Pair['gets']) => `${name} #${number.toLocaleString('en')}`;

test('the last member agrees, both see the receipt at once, and the histories say so [SW-03, SW-04, SW-07]', async ({
  browser,
}) => {
  const pair = await newPair();
  const { id } = await propose(PROPOSER, OTHER, pair);
  const proposer = await openSwapAs(browser, PROPOSER, id);
  const other = await openSwapAs(browser, OTHER, id);
  const errors = [collectErrors(proposer), collectErrors(other)];
  const box = proposer.getByRole('textbox', { name: 'Write to the ring' });
  await box.fill('Not sent yet');
  await expect(h2(proposer, 'One of two agreed')).toBeVisible();

  await other.getByRole('button', { name: 'Agree' }).click();
  const dialog = other.getByRole('dialog');
  await expect(dialog).toContainText(numbered(pair.gives));
  await expect(dialog).toContainText(numbered(pair.gets));
  await dialog.getByRole('button', { name: 'Agree' }).click();

  await expect(panel(other, 'Your receipt')).toContainText(numbered(pair.gives));
  await expect(h2(other, 'All agreed')).toBeFocused();
  await expect(panel(proposer, 'Your receipt')).toContainText(numbered(pair.gets));
  await expect(proposer.getByText('Settled. All items have changed hands.')).toBeAttached();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('Not sent yet');

  await panel(proposer, 'Your receipt')
    .getByRole('link', { name: `History of ${numbered(pair.gets)}` })
    .click();
  await expect(proposer).toHaveURL(`/tools/item/history/${pair.gets.item_id}`);
  const steps = proposer.getByRole('main').getByText(/traded|swapped/i);
  await expect(steps.filter({ visible: true }).first()).toBeVisible();
  expect(errors).toEqual([[], []]);
  await Promise.all([proposer.close(), other.close()]);
});

test('members see each other’s messages at once, and the end of a swap that is taken back [SW-03, SW-07]', async ({
  browser,
}) => {
  const { id } = await propose(PROPOSER, OTHER, await newPair());
  const proposer = await openSwapAs(browser, PROPOSER, id);
  const other = await openSwapAs(browser, OTHER, id);
  const text = `It melts, you know. ${Date.now()}`;

  const box = proposer.getByRole('textbox', { name: 'Write to the ring' });
  await box.pressSequentially(text);
  await box.press('Enter');

  await expect(box).toHaveValue('');
  await expect(panel(proposer, 'Between the two of you').getByText(text)).toBeVisible();
  await expect(panel(other, 'Between the two of you').getByText(text, { exact: true })).toBeVisible();

  await proposer.getByRole('button', { name: 'Take back my word' }).click();
  await proposer.getByRole('dialog').getByRole('button', { name: 'Take back my word' }).click();

  await expect(h2(proposer, 'The swap was taken back')).toBeVisible();
  await expect(h2(other, 'The swap was taken back')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Agree' })).toHaveCount(0);
  await Promise.all([proposer.close(), other.close()]);
});

test('a member declines, and the other sees it at once [SW-03]', async ({ browser }) => {
  const { id } = await propose(PROPOSER, OTHER, await newPair());
  const proposer = await openSwapAs(browser, PROPOSER, id);
  const other = await openSwapAs(browser, OTHER, id);

  await other.getByRole('button', { name: 'Decline' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();

  await expect(h2(proposer, 'The swap was declined')).toBeVisible();
  await expect(proposer.getByRole('link', { name: 'Look for other rings' })).toHaveAttribute(
    'href',
    '/swaps',
  );
  await Promise.all([proposer.close(), other.close()]);
});

test('an item that moves breaks the ring before the eyes of its members [SW-05]', async ({ browser }) => {
  const pairs = await newPairs();
  const first = pairs.find(({ gets }, place) => pairs.slice(place + 1).some((later) => isLike(later, gets)));
  const second = pairs.find(({ gets }) => first && gets !== first.gets && isLike({ gets }, first.gets));
  if (!first || !second) throw new Error('No item fits two swaps.');
  const settled = await propose(PROPOSER, OTHER, first);
  const { id } = await propose(PROPOSER, OTHER, { gives: first.gives, gets: second.gets });
  const other = await openSwapAs(browser, OTHER, id);
  await expect(h2(other, 'One of two agreed')).toBeVisible();

  await callAs(OTHER, ['POST', `/swaps/${settled.id}/agree`]);

  await expect(h2(other, `The ring is broken: ${first.gives.name} has gone`)).toBeVisible();
  await expect(panel(other, 'Who stood where')).toContainText('Gone');
  await expect(other.getByRole('figure', { name: 'Broken swap ring of two' })).toBeVisible();
  const { ways } = await callAs<Swap>(OTHER, ['GET', `/swaps/${id}`]);
  await expect(other.getByRole('article')).toHaveCount(ways.length);
  await other.close();
});

test('an opened swap counts as seen', async ({ browser }) => {
  const { id } = await propose(PROPOSER, OTHER, await newPair());
  const isSeen = async () => (await callAs<{ is_seen: boolean }>(OTHER, ['GET', `/swaps/${id}`])).is_seen;
  expect(await isSeen()).toBe(false);

  const other = await openSwapAs(browser, OTHER, id);

  await expect.poll(isSeen).toBe(true);
  await callAs(OTHER, ['POST', `/swaps/${id}/decline`]);
  await other.close();
});

test('only members can open a swap', async ({ browser }) => {
  const { id } = await propose(PROPOSER, OTHER, await newPair());
  const page = await browser.newPage();
  await logInAs(page, 'staff');
  await gotoHydrated(page, `/swaps/${id}`);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such swap');
  await callAs(OTHER, ['POST', `/swaps/${id}/decline`]);
  await page.close();
});

function isLike({ gets }: Pick<Pair, 'gets'>, item: Pair['gets']): boolean {
  return gets.class === item.class;
}
