import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openClient } from '../../platform/db/connection/client.ts';
import type { DatabaseContext } from '../command.ts';
import { CommandRefused } from '../command-refused.ts';
import { createOperatorsProgress } from '../progress-line.ts';
import { historyFaultLine, rootFaults, verifiedLine, verifyDatabase } from './verify-database.ts';
import {
  coveredSteps,
  daysOf,
  proofFaultLine,
  type Roots,
  readProofFile,
  readRootsFile,
  verifyProof,
} from './verify-file.ts';

const USAGE =
  'Usage: npm run provenance:verify [-- [<proof.json>] [--roots=roots.json, or --roots=https://site for a proof]]';

/** Checks the histories of a database, or a proof that was downloaded. */
export async function verifyProvenance(context: DatabaseContext) {
  const { file, roots } = readArguments(context.args);
  const lines =
    file === undefined ? await verifyAll(context, roots) : await verifyOne(file, roots, context.report);
  if (lines.length === 0) return context.report('Every step verifies.');
  throw new CommandRefused([...lines.slice(0, MOST_LINES), ...moreLine(lines.length - MOST_LINES)]);
}

async function verifyAll({ report, openDatabase }: DatabaseContext, from: string | undefined) {
  const roots: Roots = from === undefined ? new Map() : readRootsFile(await textOf(from));
  const { url } = await openDatabase('read');
  const client = await openClient(url, 'verification');
  const progress = createOperatorsProgress(report);
  try {
    const verified = await verifyDatabase(client, (done) => progress.show({ doing: 'checking', done }));
    progress.end();
    report(verifiedLine(verified));
    return [...verified.faults, ...rootFaults(verified.days, roots)].map(historyFaultLine);
  } finally {
    progress.end();
    await client.end();
  }
}

async function verifyOne(file: string, from: string | undefined, report: (line: string) => void) {
  const proof = readProofFile(await textOf(file));
  const roots = from === undefined ? undefined : await loadRoots(from, daysOf(proof));
  const sealed = proof.events.filter(({ digest }) => digest !== null).length;
  report(
    `Item ${proof.item_id}: ${proof.events.length} steps, ${sealed} with a digest, ${coveredSteps(proof)} covered by the roots of ${proof.path.length} days.`,
  );
  if (!roots) report('The roots are those of the file; --roots compares them with published ones.');
  return verifyProof(proof, roots).map(proofFaultLine);
}

async function loadRoots(from: string, days: readonly string[]): Promise<Roots> {
  if (!/^https?:/.test(from)) return readRootsFile(await textOf(from));
  const roots = new Map<string, string>();
  for (const day of days) {
    const response = await fetch(new URL(`/api/provenance/${day}`, from)).catch(() => null);
    if (response?.status === 404) continue;
    if (!response?.ok) throw new CommandRefused([`${from} does not answer with the root of ${day}.`]);
    for (const known of readRootsFile(`[${await response.text()}]`)) roots.set(...known);
  }
  return roots;
}

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new CommandRefused([`${file} cannot be read.`, USAGE]);
  });
}

function readArguments(args: string[]): { file: string | undefined; roots: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { roots: { type: 'string' } },
    });
    if (positionals.length > 1) throw new Error('Only one file can be checked at a time.');
    if (positionals.length === 0 && /^https?:/.test(values.roots ?? ''))
      throw new Error('Without a proof, --roots is a file.');
    return { file: positionals[0], roots: values.roots };
  } catch (failure) {
    throw new CommandRefused([failure instanceof Error ? failure.message : String(failure), USAGE]);
  }
}

const MOST_LINES = 20;

function moreLine(more: number): string[] {
  return more > 0 ? [`… and ${more} more.`] : [];
}
