// npm run attack: hostile clients against a copy of the site, bare and behind nginx, with counters before and
// after. Prints one table; exits 1 when an attack succeeds. ONLY=2,5 runs the attacks whose names begin with
// these.
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { costlyBodies } from './attack/bodies.mjs';
import { abortsAtEveryStage, pipelinedResets, streamResets } from './attack/connections.mjs';
import { disclosure } from './attack/disclosure.mjs';
import { commonPasswords, guessesFromEverywhere, manyLogins, oneAddress } from './attack/exhaustion.mjs';
import { startLab } from './attack/lab.mjs';
import { redeemSentOnce } from './attack/resent.mjs';
import { silentConnections, slowBodies, unfinishedUpload } from './attack/slow.mjs';
import { ensureBuilt, say } from './setup.mjs';

const ATTACKS = [
  costlyBodies,
  pipelinedResets,
  streamResets,
  abortsAtEveryStage,
  slowBodies,
  oneAddress,
  unfinishedUpload,
  silentConnections,
  guessesFromEverywhere,
  manyLogins,
  commonPasswords,
  redeemSentOnce,
  disclosure,
];
const MOST_MS = 180_000;

await ensureBuilt();
const lab = await startLab();
const chosen = process.env.ONLY?.split(',') ?? [''];
const rows = [];
for (const attack of ATTACKS.filter(({ name }) => chosen.some((start) => name.startsWith(start)))) {
  const results = [];
  for (const target of lab.targets) results.push(await tryOn(attack, target));
  rows.push({ name: attack.name, results });
}
say(
  `\nload of the machine: ${loadavg()
    .map((value) => value.toFixed(1))
    .join(', ')}\n`,
);
say(
  `| Attack | ${lab.targets.map(({ name }) => name).join(' | ')} |\n| --- |${' --- |'.repeat(lab.targets.length)}`,
);
for (const { name, results } of rows) say(`| ${name} | ${results.map(cellOf).join(' | ')} |`);
if (lab.targets.length === 1) say('\nNot tried behind nginx: it is not installed here.');
await lab.stop();
process.exit(rows.every(({ results }) => results.every(({ faults }) => faults.length === 0)) ? 0 : 1);

async function tryOn(attack, target) {
  const overtime = sleep(MOST_MS, undefined, { ref: false }).then(() => ({
    faults: ['it took too long'],
    summary: '',
  }));
  const result = await Promise.race([attack.run({ target, lab }), overtime]).catch((failure) => ({
    faults: [failure.message],
    summary: '',
  }));
  if (!(await lab.replaceHung())) result.faults.push('a process had to be replaced afterwards');
  say(`${result.faults.length === 0 ? '✓' : '✗'} ${attack.name}, ${target.name}: ${wordsOf(result)}`);
  return result;
}

function cellOf(result) {
  return `${result.faults.length === 0 ? 'held' : '**not held**'}: ${wordsOf(result)}`;
}

function wordsOf({ summary, faults }) {
  return [summary, ...faults.slice(0, 4)].filter(Boolean).join('; ');
}
