import { expect, type Page } from '@playwright/test';

export const SUGGEST = '**/api/search/suggest**';

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Quick find' });
export const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Find anything' });
export const icon = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search everything' });
export const rows = (page: Page) => dialog(page).getByRole('option');
export const selected = (page: Page) => dialog(page).getByRole('option', { selected: true });

/** A slow machine may run the effects of a page after it is hydrated. */
export async function openBy(page: Page, key: string) {
  await expect(async () => {
    if ((await dialog(page).count()) === 0) await page.locator('body').press(key);
    await expect(field(page)).toBeFocused({ timeout: 2_000 });
  }).toPass();
}

export async function openWith(page: Page, text: string) {
  await openBy(page, '/');
  await page.keyboard.type(text);
}

/** The rows are about the text as it is. */
export async function untilFresh(page: Page) {
  await expect(dialog(page).getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
}
