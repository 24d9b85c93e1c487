import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { untilHydrated } from './item-world.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

/** Resizes one page instead of opening it twice, and shows each theme at one size, which takes half of the time. */
export async function expectFitsBoth(page: Page) {
  await injectAxe(page);
  for (const [size, theme] of [
    [PHONE, 'light'],
    [DESKTOP, 'dark'],
  ] as const) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await paint(page, theme);
    expect(await violations(page, LEVEL_AA)).toEqual([]);
  }
  await paint(page, 'light');
}

/**
 * No violation found by axe, in light and dark. Only colours change with the theme, so the rest is checked
 * once.
 */
export async function expectAccessible(page: Page) {
  await injectAxe(page);
  await paint(page, 'light');
  expect(await violations(page, LEVEL_AA)).toEqual([]);
  await paint(page, 'dark');
  expect(await violations(page, ['color-contrast'])).toEqual([]);
}

const LEVEL_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Once per document, since axe is half a megabyte. */
async function injectAxe(page: Page) {
  const hasScript = await page.evaluate(() => '__reactRouterContext' in window);
  // Hiding elements before React hydrates them would be a mismatch.
  if (hasScript) await untilHydrated(page);
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
}

async function paint(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    }
  }, theme);
}

/** A sandboxed frame cannot be reached from its parent, so each frame is checked by itself. */
async function violations(page: Page, rules: string[]): Promise<string[]> {
  const ofEach = await Promise.all(page.frames().map((frame) => violationsIn(frame, rules)));
  return ofEach.flat();
}

/** Long lists repeat one card; the first of them are enough. */
const REPEATED = ':is(ul, ol, tbody) > :nth-child(n + 16)';
const CLOSED = 'details:not([open]) > :not(summary)';

/** Without the passed rules, which takes half the time. */
function violationsIn(frame: Frame, runOnly: string[]): Promise<string[]> {
  const options: RunOptions = { runOnly, resultTypes: ['violations'], iframes: false };
  return frame.evaluate(
    async ([asked, repeated, closed]) => {
      const few = new CSSStyleSheet();
      few.replaceSync(`${repeated} { display: none !important; }`);
      document.adoptedStyleSheets.push(few);
      // The time of axe grows with the square of the nodes, the hidden ones included.
      const hidden = [...document.querySelectorAll(`${repeated}, ${closed}`)]
        .filter(canHide)
        .map((element) => {
          const nodes = [...element.childNodes];
          element.replaceChildren();
          return { element, nodes };
        });
      const found = await window.axe.run(document, asked);
      for (const { element, nodes } of hidden) element.append(...nodes);
      document.adoptedStyleSheets.pop();
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);

      /** A late part may hydrate while axe runs. */
      function canHide(element: Element) {
        const isLate = element.closest('[data-late-part]') !== null && '__reactRouterContext' in window;
        return !isLate || Object.keys(element).some((name) => name.startsWith('__reactFiber'));
      }
    },
    [options, REPEATED, CLOSED] as const,
  );
}

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

export async function expectNoSidewaysScroll(page: Page) {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBe(0);
}

/** What Playwright writes where a test blocks workers. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Chromium counts seconds, which pass sooner on a busy machine. */
const LATE_PRELOAD = 'was preloaded using link preload but not used within a few seconds';

export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isReported = message.type() === 'error' || message.type() === 'warning';
    const isIgnored = message.text() === BLOCKED_WORKER || message.text().includes(LATE_PRELOAD);
    if (isReported && !isIgnored) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
