// Finds a Chromium for the browser tests, and installs Debian's where it may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say, stop } from './setup.mjs';

/** The same browser without its windows: pages open in half the time. */
const SHELL = ['/usr/bin/chromium-headless-shell'];

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function ensureChromium() {
  return (
    process.env.CHROMIUM ||
    find(SHELL) ||
    install('chromium-headless-shell', SHELL) ||
    find(BROWSERS) ||
    install('chromium', BROWSERS) ||
    complain()
  );
}

function find(paths) {
  return paths.find((path) => existsSync(path));
}

function install(name, paths) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say(`installing ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return find(paths);
}

function complain() {
  stop(
    'The browser tests need Chromium or Chrome and none was found. Install it (Debian: sudo apt-get install chromium-headless-shell), or name one: CHROMIUM=/path/to/chrome npm test.',
  );
}
