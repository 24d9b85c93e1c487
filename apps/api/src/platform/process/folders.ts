import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** apps/api, whether this runs from src/ or bundled from dist/. */
const apiFolder = join(
  dirname(fileURLToPath(import.meta.url)).split(/[/\\](?:src|dist)(?:[/\\]|$)/)[0] ?? '.',
);

export const migrationsFolder = join(apiFolder, 'migrations');
export const webBuildFolder = join(apiFolder, '..', 'web', 'build');
export const demoWorldFolder = join(apiFolder, '..', '..', 'packages', 'demo-world');
