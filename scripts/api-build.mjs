// Builds the API: one bundle for the server, one for each worker thread and each command, containing only our
// own packages.
import { readdirSync, readFileSync } from 'node:fs';
import { removeLeftovers } from './remove-leftovers.mjs';

const { dependencies, optionalDependencies } = JSON.parse(readFileSync('apps/api/package.json', 'utf8'));
const fromRegistry = [...Object.keys({ ...dependencies, ...optionalDependencies }), 'yaml'].filter(
  (name) => !name.startsWith('@wallabee/'),
);

/** @satisfies {import('esbuild').BuildOptions} */
export const apiBuildOptions = {
  entryPoints: [
    'apps/api/src/main.ts',
    'apps/api/src/run-site.ts',
    'apps/api/src/features/art/render/render-worker.ts',
    'apps/api/src/features/accounts/login/password-worker.mjs',
    ...readdirSync('apps/api/src/commands/run').map((file) => `apps/api/src/commands/run/${file}`),
  ],
  outdir: 'apps/api/dist',
  outbase: 'apps/api/src',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  external: fromRegistry.flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
  // Written by `scripts/build.mjs` after this step.
  plugins: [removeLeftovers({ except: ['demo-world.json'] })],
};
