// Finds a Chromium for the browser tests, and installs Debian's where possible.
import { findProgram, installProgram } from './debian-packages.mjs';
import { stop } from './setup.mjs';

/** The headless shell opens pages in half the time. */
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
    findProgram(SHELL) ||
    installProgram('chromium-headless-shell', SHELL) ||
    findProgram(BROWSERS) ||
    installProgram('chromium', BROWSERS) ||
    complain()
  );
}

function complain() {
  stop(
    'The browser tests need Chromium or Chrome and none was found. Install it (Debian: sudo apt-get install chromium-headless-shell), or name one: CHROMIUM=/path/to/chrome npm test.',
  );
}
