// Writes the files of deploy/ha with the settings of the trial.
import { execFileSync } from 'node:child_process';
import { chownSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const owner = { uid: idOf('-u'), gid: idOf('-g') };

/** Returns the paths in the order of `files`. */
export function fillFiles({ folder, settings, files }) {
  const settingsFile = join(folder, 'settings');
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(settingsFile, lines.join(''));
  return files.map((file) => {
    const target = join(folder, file);
    writeFileSync(
      target,
      execFileSync(resolve('deploy', 'ha', 'fill.sh'), [settingsFile, `deploy/ha/${file}`]),
      {
        mode: 0o600,
      },
    );
    chownSync(target, owner.uid, owner.gid);
    return target;
  });
}

function idOf(option) {
  return Number(execFileSync('id', [option, 'postgres']).toString());
}
