import { expect, type Page, test } from '@playwright/test';
import type { Swap } from '@wallabee/contract/swaps/swap';
import { collectErrors, expectFitsBoth, expectNoSidewaysScroll } from './checks.ts';
import { gotoHydrated, heading, panel } from './item-world.ts';
import { logInAs } from './players.ts';
import {
  ASKED,
  BROKEN,
  DECLINED,
  EXPIRED,
  MENDED_ID,
  OPEN,
  PAIR,
  SETTLED,
  SWAP_ID,
  WITHDRAWN,
} from './swap-samples.ts';

// A request may still be under way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const SWAP = `**/api/swaps/${SWAP_ID}`;

/** Returns a function that changes what the API answers. */
async function openSwap(page: Page, swap: Swap) {
  let current = swap;
  await logInAs(page, 'demo');
  await page.route(SWAP, (route) => route.fulfill({ json: current }));
  await page.route(`${SWAP}/seen`, (route) => route.fulfill({ json: { success: true } }));
  await gotoHydrated(page, `/swaps/${SWAP_ID}`);
  await expect(page.getByRole('figure').first()).toBeVisible();
  return (next: Swap) => {
    current = next;
  };
}

const STATES: [string, Swap, string][] = [
  ['open', OPEN, 'Three of four agreed'],
  ['waiting for me', ASKED, 'Three of four agreed'],
  ['of two players', PAIR, 'One of two agreed'],
  ['settled', SETTLED, 'Your receipt'],
  ['declined', DECLINED, 'The swap was declined'],
  ['withdrawn', WITHDRAWN, 'The swap was taken back'],
  ['expired', EXPIRED, 'The swap has ended'],
  ['broken', BROKEN, 'The ring is broken: Pound of Loose Hail has gone'],
];

for (const [state, swap, expected] of STATES) {
  test(`a swap that is ${state} fits phone and desktop, in both themes [SW-03]`, async ({ page }) => {
    const errors = collectErrors(page);
    await openSwap(page, swap);

    await expect(page.getByRole('heading', { level: 2, name: expected })).toBeVisible();
    await expectFitsBoth(page);
    expect(errors).toEqual([]);
  });
}

test('a visitor without a session logs in and returns to the swap [LG-03]', async ({ page }) => {
  await gotoHydrated(page, `/swaps/${SWAP_ID}`);

  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('loginReturn'))).toBe(`/swaps/${SWAP_ID}`);
});

for (const address of ['/swaps/999999', '/swaps/star']) {
  test(`${address} is not a swap of mine, so there is no such page`, async ({ page }) => {
    await logInAs(page, 'demo');
    await gotoHydrated(page, address);

    await expect(heading(page)).toHaveText('No such swap');
  });
}

test('a swap that does not load can be tried again', async ({ page }) => {
  await logInAs(page, 'demo');
  // A stream that opens would fetch the swap again by itself.
  await page.route('**/api/events', (route) => route.abort());
  await page.route(SWAP, (route) => route.fulfill({ status: 500, json: { code: 'internal', error: 'Oh.' } }));
  await gotoHydrated(page, `/swaps/${SWAP_ID}`);
  await expect(page.getByRole('heading', { name: 'The swap did not load' })).toBeVisible();
  await expect(heading(page)).toHaveText('Swap');

  await page.unroute(SWAP);
  await page.route(SWAP, (route) => route.fulfill({ json: OPEN }));
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(heading(page)).toHaveText('Falling Star in a Hat, #9');
});

test('the keyboard goes through the plates in ring order and never to a face', async ({ page }) => {
  await openSwap(page, ASKED);
  await page.getByRole('link', { name: 'Back to Swaps' }).focus();
  const focused: (string | null)[] = [];
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    focused.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? null));
  }

  expect(focused).toEqual([
    '/tools/item/553/num/1408',
    '/tools/item/817/num/233',
    '/tools/item/109/num/88',
    '/tools/item/140/num/9',
  ]);
});

test('the plates of a ring never touch each other, at any width', async ({ page }) => {
  await openSwap(page, BROKEN);
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await touchingPlates(page), `at ${width}`).toEqual([]);
  }
});

test('long names fit', async ({ page }) => {
  const name = 'Wolfeschlegelsteinhausenbergerdorff';
  await openSwap(page, {
    ...BROKEN,
    members: BROKEN.members.map((member) => ({
      ...member,
      player: { ...member.player, name },
      gives: { ...member.gives, name: `${name}s Hut`, number: 123_456, class: 'beyond' },
    })),
  });
  for (const width of [360, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

/** Pairs of plates or faces in one figure whose boxes overlap. */
function touchingPlates(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('figure')].flatMap((figure) => {
      const boxes = [...figure.querySelectorAll('[data-at] [data-hue]')].map((plate) =>
        plate.getBoundingClientRect(),
      );
      return boxes.flatMap((one, place) =>
        boxes
          .slice(place + 1)
          .filter(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          )
          .map((other) => `${Math.round(one.left)},${Math.round(one.top)} ${Math.round(other.left)}`),
      );
    }),
  );
}

test('agreeing asks once, repeats both plates, and a refusal stays in the dialog [SW-03]', async ({
  page,
}) => {
  const show = await openSwap(page, ASKED);
  const keys: (string | undefined)[] = [];
  await page.route(`${SWAP}/agree`, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1
      ? route.fulfill({ status: 409, json: { code: 'refused', error: 'An item has just moved.' } })
      : route.fulfill({ json: SETTLED });
  });
  await page.getByRole('button', { name: 'Agree' }).click();
  const dialog = page.getByRole('dialog', { name: 'Agree to this swap?' });
  await expect(dialog).toContainText('Swarm in the Postbox #1,408');
  await expect(dialog).toContainText('Falling Star in a Hat #9');

  await dialog.getByRole('button', { name: 'Agree' }).click();
  await expect(dialog.getByRole('alert')).toContainText('An item has just moved.');
  show(SETTLED);
  await dialog.getByRole('button', { name: 'Agree' }).click();

  await expect(panel(page, 'Your receipt')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('the receipt names what I gave and got, the hat, and their histories [SW-04]', async ({ page }) => {
  await openSwap(page, SETTLED);
  const receipt = panel(page, 'Your receipt');

  await expect(receipt).toContainText('Swarm in the Postbox #1,408to lavenderquill63');
  await expect(receipt).toContainText('Falling Star in a Hat #9from Sipho Nielsen');
  await expect(receipt).toContainText('Paper Crown #12out of a cracker');
  await expect(receipt.getByRole('link', { name: 'History of Falling Star in a Hat #9' })).toHaveAttribute(
    'href',
    '/tools/item/history/14',
  );
});

test('a broken ring is mended by a ring that carries agreements over [SW-05]', async ({ page }) => {
  await openSwap(page, BROKEN);
  const mended: Swap = { ...PAIR, id: MENDED_ID, instead_of: SWAP_ID };
  await page.route(`**/api/swaps/${MENDED_ID}`, (route) => route.fulfill({ json: mended }));
  let sent: unknown;
  await page.route('**/api/swaps', (route) => {
    sent = route.request().postDataJSON();
    return route.fulfill({ json: mended });
  });
  await expect(page.getByRole('heading', { name: 'Three ways to mend it' })).toBeVisible();

  await page.getByRole('button', { name: 'Propose, two have agreed' }).first().click();

  await expect(page).toHaveURL(`/swaps/${MENDED_ID}`);
  await expect(page.getByRole('link', { name: 'It mends a broken ring.' })).toBeVisible();
  expect(sent).toEqual({
    instead_of: SWAP_ID,
    members: [
      { player_id: 1, item_id: 11, to: 2 },
      { player_id: 2, item_id: 12, to: 4 },
      { player_id: 4, item_id: 14, to: 1 },
    ],
  });
});

test('a reminder is sent once [SW-03]', async ({ page }) => {
  const show = await openSwap(page, OPEN);
  await page.route(`${SWAP}/remind`, (route) => {
    show({ ...OPEN, may_remind: false });
    return route.fulfill({ json: { ...OPEN, may_remind: false } });
  });
  await page.getByRole('button', { name: 'Remind Zoë Demofriend' }).click();

  await expect(page.getByText('Zoë Demofriend will see a reminder.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remind Zoë Demofriend' })).toBeHidden();
});

test('a message that was not sent stays in its field [SW-07]', async ({ page }) => {
  await openSwap(page, OPEN);
  await page.route(`${SWAP}/messages`, (route) =>
    route.fulfill({ status: 409, json: { code: 'refused', error: 'The talk is full.' } }),
  );
  const box = page.getByRole('textbox', { name: 'Write to the ring' });
  await box.fill('It melts, you know.');
  await box.press('Enter');

  await expect(page.getByRole('alert')).toContainText('Not sent. The talk is full.');
  await expect(box).toHaveValue('It melts, you know.');
  await expect(box).toBeFocused();

  await box.fill('x'.repeat(1_012));
  await expect(page.getByText('12 characters too many')).toBeVisible();
});
