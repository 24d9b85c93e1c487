import { parseArgs } from 'node:util';
import type { CommandContext } from '../command.ts';
import { CommandRefused } from '../command-refused.ts';
import { replaceWorld } from './ensure-world.ts';
import type { ConfiguredWorld } from './open-world.ts';

const USAGE = 'Usage: npm run demo:load -- --yes. WORLD and WORLD_SEED say which world.';

export async function replaceDemoWorld({ args, report, openWorld }: CommandContext<ConfiguredWorld>) {
  if (!isConfirmed(args)) {
    throw new CommandRefused([
      'This deletes every player, item and post in the database. Say --yes to go on.',
      USAGE,
    ]);
  }
  const { db, url, config } = await openWorld();
  if (config.WORLD === 'none')
    throw new CommandRefused(['WORLD is none, so there is no demo world to make.', USAGE]);
  await replaceWorld({ db, url, config, report, kind: config.WORLD });
}

function isConfirmed(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { yes: { type: 'boolean', default: false } } }).values.yes;
  } catch (failure) {
    // parseArgs names the unknown option in its message.
    throw new CommandRefused([failure instanceof Error ? failure.message : String(failure), USAGE]);
  }
}
