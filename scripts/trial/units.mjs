// Verifies the units of deploy/systemd with systemd itself.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function verifyUnits(folder) {
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) return 'not tried: no systemd here';
  const units = readdirSync('deploy/systemd');
  const copies = units.map((name) => {
    const text = readFileSync(join('deploy/systemd', name), 'utf8');
    writeFileSync(join(folder, name), text.replaceAll('/usr/bin/node', process.execPath));
    return join(folder, name.replace('@.', '@3001.'));
  });
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...copies]);
  const failures = stderr
    .toString()
    .split('\n')
    .filter((line) => line.includes('wallabee'));
  if (status !== 0 || failures.length > 0) throw new Error(failures[0] ?? stderr.toString());
  const security = spawnSync('systemd-analyze', [
    'security',
    '--offline=yes',
    copies.find((name) => name.includes('@')) ?? '',
  ]);
  const overall = /Overall exposure level[^\n]*: ([\d.]+ \w+)/.exec(security.stdout.toString())?.[1];
  return `${units.join(', ')} verified${overall ? `; exposure level ${overall}` : ''}`;
}
