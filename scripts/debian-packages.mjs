// Finds programs that tests need and npm does not provide, and installs them as root on Debian.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './setup.mjs';

export function findProgram(paths) {
  return paths.find((path) => existsSync(path));
}

export function installProgram(name, paths) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say(`installing ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return findProgram(paths);
}
