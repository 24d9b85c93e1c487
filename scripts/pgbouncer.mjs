// Finds PgBouncer for the tests behind a pooler, and installs Debian's where possible.
import { findProgram, installProgram } from './debian-packages.mjs';
import { say } from './setup.mjs';

const PATHS = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].map(
  (folder) => `${folder}/pgbouncer`,
);

export function ensurePgBouncer() {
  if (findProgram(PATHS) || installProgram('pgbouncer', PATHS)) return;
  say(
    'PgBouncer is not installed and cannot be installed from here, so the tests behind a pooler are skipped. Install it to run them (Debian: sudo apt-get install pgbouncer).',
  );
}
