import { expect, type FrameLocator, test } from '@playwright/test';
import { collectErrors, DESKTOP, expectAccessible, expectNoSidewaysScroll, PHONE } from './checks.ts';

for (const viewport of [PHONE, DESKTOP]) {
  test(`the frame is full width and 800 px high at ${viewport.width} px [SP-09]`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/retrobee');

    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    const { clientWidth } = await page.evaluate(() => ({
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(await frame.boundingBox()).toMatchObject({ x: 0, width: clientWidth, height: 800 });
    await expectNoSidewaysScroll(page);
  });
}

test('the game is played with the keyboard, paused and gone on with [SP-09]', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/retrobee');
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Play' }).click();
  const start = await whereIsTheBee(game);

  await page.keyboard.down('ArrowLeft');
  await expect.poll(async () => (await whereIsTheBee(game)).x).toBeLessThan(start.x - 20);
  await page.keyboard.up('ArrowLeft');
  await page.keyboard.down('ArrowUp');
  await expect.poll(async () => (await whereIsTheBee(game)).y).toBeLessThan(start.y - 20);
  await page.keyboard.up('ArrowUp');

  await page.keyboard.press('p');
  await expect(game.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await game.getByRole('button', { name: 'Play on' }).click();
  await expect(game.locator('body')).toHaveAttribute('data-stage', 'playing');
  expect(errors).toEqual([]);
});

test('the bee follows a finger, and the game ends with a score [SP-09]', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize(PHONE);
  await page.goto('/retrobee');
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Play' }).click();
  const start = await whereIsTheBee(game);

  const sky = await page.locator('iframe').boundingBox();
  await page.mouse.move((sky?.x ?? 0) + 30, (sky?.y ?? 0) + 120);
  await page.mouse.down();
  await expect.poll(async () => (await whereIsTheBee(game)).x).toBeLessThan(start.x - 40);
  await page.mouse.up();

  // Rain starts within minutes in the open; the fake clock skips them.
  await page.clock.runFor('03:00');
  await expect(game.locator('body')).toHaveAttribute('data-stage', 'over');
  await expect(game.getByText(/You found \d+ things? and have \d+ points\./)).toBeVisible();
  await expect(game.getByRole('button', { name: 'Play again' })).toBeVisible();
});

test('the embedding page stores the best score, which the sandbox cannot [SP-09]', async ({ page }) => {
  await page.addInitScript(() => {
    if (window === window.top) localStorage.setItem('retro.best', '340');
  });
  await page.goto('/retrobee');

  await expect(page.frameLocator('iframe').getByText('Best: 340')).toBeVisible();
});

test('the game is silent until asked', async ({ page }) => {
  await page.goto('/retrobee');

  const sound = page.frameLocator('iframe').getByRole('button', { name: /^Sound/ });
  await expect(sound).toHaveText('Sound: off');
  await sound.click();
  await expect(sound).toHaveText('Sound: on');
});

test('the game may be framed by the site alone', async ({ request }) => {
  const headers = (await request.get('/retro/index.html')).headers();

  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['content-security-policy']).toContain("script-src 'self'");
});

test('the page and the game in it are accessible', async ({ page }) => {
  await page.goto('/retrobee');
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Play' })).toBeVisible();

  await expectAccessible(page);
});

/** In pixels of the game's own screen, known after the first frame. */
async function whereIsTheBee(game: FrameLocator): Promise<{ x: number; y: number }> {
  const body = game.locator('body');
  await expect(body).toHaveAttribute('data-bee', /^\d+ \d+$/);
  const [x = 0, y = 0] = (await body.getAttribute('data-bee'))?.split(' ').map(Number) ?? [];
  return { x, y };
}
