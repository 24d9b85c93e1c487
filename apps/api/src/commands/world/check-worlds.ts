import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { WORLD_KINDS, type WorldKind } from '@wallabee/demo-world/world-size';
import type { CommandContext } from '../command.ts';
import { CommandRefused } from '../command-refused.ts';
import { checkWorld } from './check-world.ts';

const USAGE = `Usage: npm run world:check -- [--kind=${WORLD_KINDS.join('|')}] [--seeds=2012,7,99] [--until=2026-06-01]`;

interface World {
  kind: WorldKind;
  seed: number;
}

const DEFAULT_WORLDS: readonly World[] = [
  { kind: 'demo', seed: 2012 },
  { kind: 'demo', seed: 7 },
  { kind: 'demo', seed: 99 },
  { kind: 'large', seed: 2012 },
];

/** Generates worlds without a database, and prints the figures of each. */
export async function checkWorlds({ args, report }: Pick<CommandContext, 'args' | 'report'>) {
  const { worlds, until } = readArguments(args);
  const [world, ...others] = worlds;
  if (!world) return;
  if (others.length > 0) return checkEach(worlds, until);
  if (!(await checkWorld({ ...world, until }, report)))
    throw new CommandRefused([`The ${world.kind} world of seed ${world.seed} is not as wanted.`]);
}

/** A process for each, so that the memory of one is not counted for another. */
async function checkEach(worlds: readonly World[], until: number) {
  let wrong = 0;
  for (const { kind, seed } of worlds) {
    const day = new Date(until).toISOString().slice(0, 'yyyy-mm-dd'.length);
    const options = [`--kind=${kind}`, `--seeds=${seed}`, `--until=${day}`];
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? '', ...options], {
      stdio: 'inherit',
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) wrong += 1;
  }
  if (wrong > 0) throw new CommandRefused([`${wrong} of ${worlds.length} worlds are not as wanted.`]);
}

function readArguments(args: string[]): { worlds: readonly World[]; until: number } {
  const { kind, seeds, until } = parsed(args);
  const day = new Date(until ?? Date.now()).setUTCHours(0, 0, 0, 0);
  if (Number.isNaN(day)) throw new CommandRefused([`${until} is not a date.`, USAGE]);
  if (kind === undefined && seeds === undefined) return { worlds: DEFAULT_WORLDS, until: day };
  const known = WORLD_KINDS.find((name) => name === (kind ?? 'demo'));
  if (!known) throw new CommandRefused([`There is no kind of world called ${kind}.`, USAGE]);
  const numbers = (seeds ?? '2012').split(',').map(Number);
  if (!numbers.every(Number.isSafeInteger))
    throw new CommandRefused([`${seeds} are not whole numbers.`, USAGE]);
  return { worlds: numbers.map((seed) => ({ kind: known, seed })), until: day };
}

function parsed(args: string[]) {
  const option = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { kind: option, seeds: option, until: option } }).values;
  } catch (failure) {
    throw new CommandRefused([failure instanceof Error ? failure.message : String(failure), USAGE]);
  }
}
