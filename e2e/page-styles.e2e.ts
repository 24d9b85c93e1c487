import { expect, type Page, test } from '@playwright/test';
import { gotoHydrated, heading } from './item-world.ts';

/** Headings in whose first frame from now on a stylesheet was not loaded; parts that come later bring their own. */
async function collectUnstyledHeadings(page: Page) {
  await page.evaluate(() => {
    const unstyled: string[] = [];
    let before = document.querySelector('h1')?.textContent;
    Object.assign(window, { unstyled });
    const check = () => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      const isStyled = links.every(({ sheet, disabled }) => sheet || disabled);
      const title = document.querySelector('h1')?.textContent ?? '';
      if (title !== before && !isStyled) unstyled.push(title);
      before = title;
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
  return () => page.evaluate(() => (window as unknown as { unstyled: string[] }).unstyled);
}

test('a page opened by a link is styled in its first frame', async ({ page }) => {
  await gotoHydrated(page, '/tools/sets/40');
  const unstyledHeadings = await collectUnstyledHeadings(page);

  await page.getByRole('link', { name: /Great Lens/ }).click();
  await expect(heading(page)).toHaveText('Great Lens');
  expect(await page.locator('link[rel="stylesheet"]:not([disabled])').count()).toBeGreaterThan(0);
  expect(await unstyledHeadings()).not.toContain('Great Lens');

  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(heading(page)).toHaveText('Questions and answers');
  expect(await unstyledHeadings()).not.toContain('Questions and answers');
});

for (const address of ['/tools/item/553', '/tools/profile/demo/cabinet', '/tools/item/history/1933']) {
  test(`panels stand apart on ${address}`, async ({ page }) => {
    await gotoHydrated(page, address);

    const gaps = await page.getByRole('main').evaluate((main) => {
      const boxes = [...main.querySelectorAll('h2')].map((title) =>
        (title.closest('section, figure') ?? title).getBoundingClientRect(),
      );
      return boxes.flatMap((upper) =>
        boxes
          .filter((lower) => lower.top >= upper.bottom - 1 && isBelow(lower, upper))
          .map((lower) => Math.round(lower.top - upper.bottom)),
      );

      function isBelow(lower: DOMRect, upper: DOMRect) {
        return lower.left < upper.right && upper.left < lower.right;
      }
    });
    expect(gaps.length).toBeGreaterThan(1);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
  });
}
