import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Finds apps/api from src/ and from the bundle in dist/; the checkout itself may be below a folder named src. */
const here = dirname(fileURLToPath(import.meta.url));
const apiFolder = here.replace(/^(.*[/\\]apps[/\\]api)[/\\](?:src|dist)(?:[/\\].*)?$/, '$1');

export const migrationsFolder = join(apiFolder, 'migrations');
export const webBuildFolder = join(apiFolder, '..', 'web', 'build');
export const demoWorldFolder = join(apiFolder, '..', '..', 'packages', 'demo-world');

/** Returns undefined where the sources run unbundled, as in tests. */
export function builtFile(path: string): string | undefined {
  return import.meta.url.endsWith('.ts') ? undefined : join(apiFolder, 'dist', path);
}
