import { expect, type Page, test } from '@playwright/test';

/** Letters of central and eastern Europe that player names may contain. */
const NAME = 'Jiří Őszi Łąckiš Ștefănță Ğül Đžanić Ľubovňa Ūla';

const EXTENDED = /latin-ext/;

function collectFonts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

async function facesOf(page: Page, selector: string) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }));
}

test('letters of central and eastern Europe use the site’s typefaces, loaded only where needed', async ({
  page,
}) => {
  const asked = collectFonts(page);
  await page.goto('/rules');
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((file) => EXTENDED.test(file))).toEqual([]);

  await page.evaluate((name) => {
    for (const selector of ['main h1', 'main p']) {
      const element = document.querySelector(selector);
      if (element) element.textContent = name;
    }
  }, NAME);

  await expect.poll(() => asked.filter((file) => EXTENDED.test(file))).toHaveLength(2);
  for (const { selector, face } of [
    { selector: 'main h1', face: 'Besley' },
    { selector: 'main p', face: 'Hanken Grotesk' },
  ]) {
    for (const weight of [400, 800])
      await expect
        .poll(() =>
          page.evaluate(
            ([font, text = '']) => document.fonts.check(font ?? '', text),
            [`${weight} 16px "${face}"`, NAME],
          ),
        )
        .toBe(true);
    const drawnIn = await facesOf(page, selector);
    expect(drawnIn).not.toEqual([]);
    expect(
      drawnIn.filter(({ isCustomFont, familyName }) => !isCustomFont || !familyName.startsWith(face)),
    ).toEqual([]);
  }
});
