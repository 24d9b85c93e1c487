// Makes the pictures that the manifest names from a running site with the demo world:
// node e2e/app-pictures.mjs http://localhost:3000
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const PUBLIC = 'apps/web/public';
const [site = 'http://localhost:3000'] = process.argv.slice(2);

/** Those of `apps/web/src/ui/icon.tsx`. */
const SHORTCUTS = { search: 'search', hive: 'hexagon', pouch: 'bag', swaps: 'swap', radar: 'pin' };

const NARROW = {
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const SCREENSHOTS = [
  { name: 'narrow-hive', path: '/hive', device: NARROW },
  { name: 'narrow-set', path: '/tools/sets/40', device: NARROW },
  { name: 'narrow-item', path: '/tools/item/109', device: NARROW },
  { name: 'wide-home', path: '/', device: WIDE },
  { name: 'wide-numbers', path: '/tools/item/109/numbers', device: WIDE },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const screenshot of SCREENSHOTS) await takeScreenshot(screenshot);
await drawIcons();
await browser.close();

/** @param {typeof SCREENSHOTS[number]} screenshot */
async function takeScreenshot({ name, path, device }) {
  const context = await browser.newContext({ ...device, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const session = await logIn();
  await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(session)})`);
  await page.goto(site + path, { waitUntil: 'load' });
  // Pictures arrive late, and the page keeps a stream open.
  await page.waitForTimeout(3_000);
  const browserSession = await context.newCDPSession(page);
  const clip = { x: 0, y: 0, ...device.viewport, scale: device.deviceScaleFactor };
  const { data } = await browserSession.send('Page.captureScreenshot', { format: 'webp', quality: 72, clip });
  await writeFile(`${PUBLIC}/screenshots/${name}.webp`, Buffer.from(data, 'base64'));
  await context.close();
}

async function logIn() {
  const answer = await fetch(`${site}/api/login`, {
    method: 'POST',
    headers: { 'X-WallaBee-API-Key': 'demo-key' },
    body: new URLSearchParams({ username: 'demo', password: 'honeycomb' }),
  });
  const { token, user_id, username } = JSON.parse(await answer.text());
  return { token, userId: String(user_id), username };
}

async function drawIcons() {
  const icons = await readFile('apps/web/src/ui/icon.tsx', 'utf8');
  for (const [name, icon] of Object.entries(SHORTCUTS)) {
    const [, path = ''] = new RegExp(`\\n  ${icon}:\\s*\\n?\\s*'([^']+)'`).exec(icons) ?? [];
    if (path === '') throw new Error(`There is no icon ${icon}.`);
    await draw(`shortcut-${name}`, 192, shortcut(path));
  }
  await draw('icon-monochrome-512', 512, await silhouette());
}

/**
 * @param {string} name
 * @param {number} size
 * @param {string} svg
 */
async function draw(name, size, svg) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const fitted = svg.replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `);
  await page.setContent(`<body style="margin:0;background:none">${fitted}</body>`);
  await page.screenshot({ path: `${PUBLIC}/${name}.png`, omitBackground: true });
  await page.close();
}

/** @param {string} path */
function shortcut(path) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="24" fill="#f5b32c"/><path transform="translate(12 12)" d="${path}" fill="none" stroke="#3a2a1c" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
}

/** Only the opacity of a monochrome icon counts, so the face is cut out of the head. */
async function silhouette() {
  const icon = await readFile(`${PUBLIC}/favicon.svg`, 'utf8');
  const [ears, , head, , face] = [...icon.matchAll(/<path [^>]*d="([^"]+)"/g)].map(([, d]) => d);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-11 -11 66 66"><mask id="m"><rect x="-11" y="-11" width="66" height="66" fill="#fff"/><path d="${face}" fill="#000"/></mask><g mask="url(#m)"><path d="${ears}"/><path d="${head}"/></g></svg>`;
}
