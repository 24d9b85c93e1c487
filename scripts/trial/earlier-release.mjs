// Builds the previous release in a folder of its own, for rollback trials.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The newest tag, or without tags the commit before the newest migration; never a release that refuses newer
 * migrations.
 */
export function findEarlierRelease() {
  const wanted = newestTag() ?? beforeNewestMigration();
  return isTolerant(wanted) ? wanted : firstTolerant();
}

export function buildRelease(commit, folder) {
  git('worktree', 'add', '--detach', '--force', folder, commit);
  process.once('exit', () => git('worktree', 'remove', '--force', folder));
  const lock = 'package-lock.json';
  if (readFileSync(lock, 'utf8') === readFileSync(join(folder, lock), 'utf8')) linkPackages(folder);
  else run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  run(process.execPath, ['scripts/build.mjs'], folder);
  return { migrations: readdirSync(join(folder, MIGRATIONS)) };
}

export const MIGRATIONS = 'apps/api/migrations';

/** Releases without this file refuse newer migrations. */
const TOLERANCE = 'apps/api/src/platform/db/migrations/migrations.ts';

function newestTag() {
  const tags = git('tag', '--merged', 'HEAD~1', '--sort=-creatordate').split('\n');
  return tags[0] || undefined;
}

function beforeNewestMigration() {
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/*.sql`);
  return git('rev-parse', `${added}~1`);
}

function isTolerant(commit) {
  return git('ls-tree', '--name-only', commit, '--', TOLERANCE) !== '';
}

function firstTolerant() {
  return git('log', '--reverse', '--diff-filter=A', '--format=%H', '--', TOLERANCE).split('\n')[0];
}

function linkPackages(folder) {
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@wallabee'), { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (name !== '@wallabee') symlinkSync(resolve('node_modules', name), join(packages, name));
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const workspace of workspaces) {
    const { name } = JSON.parse(readFileSync(join(folder, workspace, 'package.json'), 'utf8'));
    symlinkSync(join(folder, workspace), join(packages, name));
    const nested = resolve(workspace, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(folder, workspace, 'node_modules'));
  }
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

function run(program, args, cwd) {
  execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}
