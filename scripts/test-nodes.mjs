// npm run test:nodes                                   npm test with every supported Node.js
// npm run test:nodes -- 22,24 npx vitest run --project rules   these versions, this command
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { say, stop } from './setup.mjs';

const SUPPORTED = new Map([
  ['20', '^20.19'],
  ['22', '^22.12'],
  ['24', '^24'],
]);
const PACKAGE = `node-${process.platform}-${process.arch}`;

const [versions = [...SUPPORTED.keys()].join(), program = 'npm', ...args] = process.argv.slice(2);
const commandArguments = program === 'npm' && args.length === 0 ? ['test'] : args;

const results = versions.split(',').map((major) => {
  const folder = binFolder(major);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { stdout } = spawnSync('node', ['--version'], { env, encoding: 'utf8' });
  say(`\n— Node.js ${stdout.trim()}: ${[program, ...commandArguments].join(' ')}`);
  const { status } = spawnSync(program, commandArguments, { env, stdio: 'inherit' });
  return { version: stdout.trim(), status };
});

say(`\n${results.map(({ version, status }) => `${status === 0 ? '✓' : '✗'} Node.js ${version}`).join('\n')}`);
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1;

/**
 * Downloads the version from the npm registry once, and links the npm that runs this script.
 * @param {string} major
 */
function binFolder(major) {
  const range = SUPPORTED.get(major);
  if (!range) stop(`Node.js ${major} is not supported. Known are: ${[...SUPPORTED.keys()].join(', ')}.`);
  const home = resolve('.cache/nodes', major);
  const bin = join(home, 'node_modules', PACKAGE, 'bin');
  if (existsSync(join(bin, 'npx'))) return bin;
  mkdirSync(home, { recursive: true });
  const options = ['--prefix', home, '--no-save', '--no-package-lock', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...options, `${PACKAGE}@${range}`], { stdio: 'inherit' });
  if (status !== 0) stop(`Node.js ${range} could not be downloaded as ${PACKAGE}; npm says why above.`);
  const npmFolder = dirname(process.env.npm_execpath ?? '');
  for (const name of ['npm', 'npx']) symlinkSync(join(npmFolder, `${name}-cli.js`), join(bin, name));
  return bin;
}
