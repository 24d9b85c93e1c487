import { readFile } from 'node:fs/promises';
import { type FoundFault, type Verified, verifyFile, verifyLuck } from '../../features/luck/luck.public.ts';
import type { Db } from '../../platform/db/db.ts';
import type { CommandContext } from '../command.ts';
import { CommandRefused } from '../command-refused.ts';

/** Without a file, all published days of the database; a site may be running. */
export async function verifyLuckCommand({ args, report, openWorld }: CommandContext) {
  const [file, ...more] = args;
  if (more.length > 0 || file?.startsWith('-')) throw new CommandRefused([USAGE]);
  const { checked, waiting, faults } = file
    ? await verifyDownload(file)
    : await verifySnapshot((await openWorld('shared')).db);
  if (faults.length > 0)
    throw new CommandRefused([
      ...faults.slice(0, MOST_LINES).map(faultLine),
      `${faults.length} of ${checked} lucky actions do not check out.`,
    ]);
  report(`${checked} lucky actions check out; ${waiting} wait for their seed.`);
}

const USAGE = 'Usage: npm run luck:verify [-- <file>]';
const MOST_LINES = 20;

/** One snapshot, because a running site goes on drawing. */
function verifySnapshot(db: Db): Promise<Verified> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return snapshot.execute((trx) => verifyLuck(trx, new Date()));
}

async function verifyDownload(file: string): Promise<Verified> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandRefused([`${file} cannot be read.`]);
  });
  try {
    return verifyFile(text);
  } catch {
    throw new CommandRefused([`${file} is no answer of /api/users/{player}/luck.`]);
  }
}

function faultLine({ player_id, counter, day, fault }: FoundFault): string {
  return `Player ${player_id}, counter ${counter}${day ? `, ${day}` : ''}: ${FAULT_WORDS[fault]}`;
}

const FAULT_WORDS: Record<FoundFault['fault'], string> = {
  day: 'it was on another day.',
  seed: 'the seed does not have the published digest.',
  pick: 'another option should have come.',
  options: 'the list of options is not the recorded one.',
  item: 'the item is of another type than came.',
  counter: 'a counter is missing before it, or was changed.',
  last: 'the last lucky action of the player has another counter, or is missing.',
};
