import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { SITE_VERSION } from '@wallabee/contract/protocol/version';

const ROOT = join(import.meta.dirname, '..');
const HASHED = /\b([\w.-]+-[\w-]{6,8})\.(js|css|woff2|json)\b/g;

export const NEXT_VERSION = '2024.06.06.003';

/** Whether a file of `/assets` is of the next build. */
export const isOfNext = (address: string) => /-next\.(js|css|woff2)$/.test(address);

/** The names of the scripts of the build itself. */
export function oldScripts(): string[] {
  return readdirSync(join(ROOT, 'apps/web/build/client/assets')).filter((name) => name.endsWith('.js'));
}

/** A copy of the build in which every hashed file has another name, as after a change. */
export function makeNextBuild(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'packages'), { recursive: true });
  cpSync(join(ROOT, 'apps/api/dist'), join(folder, 'apps/api/dist'), { recursive: true });
  cpSync(join(ROOT, 'apps/web/build'), join(folder, 'apps/web/build'), { recursive: true });
  for (const linked of [
    'node_modules',
    'apps/api/node_modules',
    'apps/api/migrations',
    'packages/demo-world',
  ])
    symlinkSync(join(ROOT, linked), join(folder, linked));
  for (const file of ['package.json', 'apps/api/package.json']) cpSync(join(ROOT, file), join(folder, file));
  rename(join(folder, 'apps/web/build'));
  rewrite(join(folder, 'apps/api/dist'), (text) => text.replaceAll(SITE_VERSION, NEXT_VERSION));
}

function rename(build: string) {
  const assets = readdirSync(join(build, 'client/assets'));
  for (const name of assets) {
    const next = name.replace(HASHED, '$1-next.$2');
    if (/\.(br|gz)$/.test(name)) rmSync(join(build, 'client/assets', name));
    else if (next !== name)
      renameSync(join(build, 'client/assets', name), join(build, 'client/assets', next));
  }
  for (const name of ['sw.js', 'no-sw.js'])
    for (const ending of ['br', 'gz']) rmSync(join(build, 'client', `${name}.${ending}`));
  const names = new Set(assets);
  const [, version = ''] = /manifest-(\w+)\.js/.exec(assets.join('\n')) ?? [];
  rewrite(build, (text) =>
    text
      .replace(HASHED, (name, stem, ending) => (names.has(name) ? `${stem}-next.${ending}` : name))
      .replaceAll(`"${version}"`, `"${version}-next"`)
      .replaceAll(SITE_VERSION, NEXT_VERSION),
  );
  const worker = join(build, 'client/sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/(id:"[0-9a-f]{12})"/, '$1-next"'));
}

function rewrite(folder: string, change: (text: string) => string) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|json|html)$/.test(name)) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const changed = change(text);
    if (changed !== text) writeFileSync(file, changed);
  }
}
