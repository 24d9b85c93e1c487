import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

/**
 * No violation axe can find, in the light and in the dark. The dark changes nothing but the colours, and a phone shows
 * the same ones: looking at everything four times would take half of all the tests' time.
 */
export async function expectAccessible(page: Page) {
  await paint(page, 'light');
  const inTheLight = await new AxeBuilder({ page }).withTags(LEVEL_AA).analyze();
  expect(inWords(inTheLight)).toEqual([]);
  if ((page.viewportSize()?.width ?? 0) >= DESKTOP.width) return;

  await paint(page, 'dark');
  const inTheDark = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(inWords(inTheDark)).toEqual([]);
}

const LEVEL_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function paint(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}

function inWords({ violations }: AxeResults): string[] {
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** Everything the browser complains about: failed requests, errors, refused scripts. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
