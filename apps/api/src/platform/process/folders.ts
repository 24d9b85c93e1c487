import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** apps/api, whether this runs from src/ or bundled from dist/. */
const apiFolder = join(
  dirname(fileURLToPath(import.meta.url)).split(/[/\\](?:src|dist)(?:[/\\]|$)/)[0] ?? '.',
);

export const migrationsFolder = join(apiFolder, 'migrations');
export const webBuildFolder = join(apiFolder, '..', 'web', 'build');
export const demoWorldFolder = join(apiFolder, '..', '..', 'packages', 'demo-world');
export const tableTypesFile = join(apiFolder, 'src', 'platform', 'db', 'table-types.ts');

/** A bundle beside the server's own; undefined where the sources run unbundled, as in tests. */
export function builtFile(path: string): string | undefined {
  return import.meta.url.endsWith('.ts') ? undefined : join(apiFolder, 'dist', path);
}
