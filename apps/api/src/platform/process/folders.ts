import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** apps/api, whether this runs from its src/ or bundled from its dist/; the checkout itself may lie below a src/, too. */
const here = dirname(fileURLToPath(import.meta.url));
const apiFolder = here.replace(/^(.*[/\\]apps[/\\]api)[/\\](?:src|dist)(?:[/\\].*)?$/, '$1');

export const migrationsFolder = join(apiFolder, 'migrations');
export const webBuildFolder = join(apiFolder, '..', 'web', 'build');
export const demoWorldFolder = join(apiFolder, '..', '..', 'packages', 'demo-world');

/** A bundle beside the server's own; undefined where the sources run unbundled, as in tests. */
export function builtFile(path: string): string | undefined {
  return import.meta.url.endsWith('.ts') ? undefined : join(apiFolder, 'dist', path);
}
