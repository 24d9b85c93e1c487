// npm install runs this in a clone: Git then checks format and lint of staged files before each commit.
import { spawnSync } from 'node:child_process';

const HOOKS = '.githooks';

if (!process.env.CI && !configuredHooks()) git('config', 'core.hooksPath', HOOKS);

/** Includes the developer's global configuration: a hooks folder of their own stays in use. */
function configuredHooks() {
  return git('config', '--get', 'core.hooksPath');
}

/**
 * Empty where Git is missing or refuses: an installation must not fail for want of a hook.
 * @param {string[]} args
 */
function git(...args) {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
}
