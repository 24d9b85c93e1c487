// npm test: sets up what it needs, runs every check and test, and ends with a one-line summary.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { ensurePgBouncer } from './pgbouncer.mjs';
import { ensureBuilt, ensureInstalled, ensureNode, say } from './setup.mjs';

ensureNode();
ensureInstalled();

const reports = '.cache/reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results = [];
const chromium = ensureChromium();
ensurePgBouncer();
// None of these needs a database or waits, so two at a time fill two cores.
await Promise.all([
  check('types', ['npm', 'run', '--silent', 'check:types'])(),
  inOrder([
    check('lint', ['npm', 'run', '--silent', 'check:lint']),
    check('documents', ['npm', 'run', '--silent', 'check:docs']),
    check('boundaries', ['npm', 'run', '--silent', 'check:boundaries']),
    check('dead code', ['npm', 'run', '--silent', 'check:dead']),
    ensureBuilt,
  ]),
]);
await inOrder([
  tests(
    'unit, rule and API tests',
    ['npx', 'vitest', 'run', ...vitestReporters()],
    'vitest.json',
    countVitest,
  ),
  tests(
    'browser tests',
    ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    'e2e.json',
    countPlaywright,
  ),
]);

const passed = sum('passed');
const failed = sum('failed');
// Repeated at the end, since the failure may be thousands of lines above.
for (const { name, failure } of results.filter(({ failure }) => failure)) say(`\n✗ ${name}\n${failure}`);
say(
  `\n${results.map(({ name, passed, failed, seconds }) => `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`).join('\n')}\n`,
);
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function check(name, command) {
  return async () => {
    // Printed as a whole, because steps run concurrently.
    const { code, seconds, output } = await run(command, ['ignore', 'pipe', 'pipe']);
    say(`\n— ${name}\n${output}`);
    const failure = code === 0 ? '' : lastLines(String(output));
    results.push({ name, seconds, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failure });
  };
}

function tests(name, command, report, count) {
  return async () => {
    say(`\n— ${name}`);
    const { code, seconds, output } = await run(command, ['ignore', 'pipe', 'pipe'], process.stdout);
    const counted = count(readReport(report));
    // A runner may fail without a failing test, by a crash or when no test is found.
    if (code !== 0 && counted.failed === 0) counted.failed = 1;
    results.push({ name, seconds, ...counted, failure: code === 0 ? '' : failureOf(String(output)) });
  };
}

function run([program, ...args], stdio, echo) {
  const started = Date.now();
  const colour = echo?.isTTY ? { FORCE_COLOR: '1' } : {};
  const env = { ...process.env, ...colour, CHROMIUM: chromium, REPORTS: reports };
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio, env });
    const output = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output.push(chunk);
        echo?.write(chunk);
      });
    child.on('error', (error) => resolve({ code: 1, seconds: 0, output: error.message }));
    child.on('close', (code) =>
      resolve({ code, seconds: Math.round((Date.now() - started) / 1000), output: Buffer.concat(output) }),
    );
  });
}

function failureOf(output) {
  const plain = stripVTControlCharacters(output);
  const start = plain.search(/^⎯+ (?:Failed|Unhandled|Startup)|^ {2}1\) /m);
  return start < 0 ? lastLines(plain) : plain.slice(start).split('\n').slice(0, 120).join('\n');
}

function lastLines(output) {
  return output.trimEnd().split('\n').slice(-40).join('\n');
}

function vitestReporters() {
  // A shared machine may stall once.
  const retry = process.env.CI ? ['--retry=1'] : [];
  return [...retry, '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`];
}

function countVitest({ numPassedTests = 0, numFailedTests = 0 }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPlaywright({ stats = { expected: 0, unexpected: 0, flaky: 0 } }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(`${reports}/${name}`, 'utf8'));
  } catch {
    return {};
  }
}

async function inOrder(steps) {
  for (const step of steps) await step();
}

function sum(key) {
  return results.reduce((total, result) => total + result[key], 0);
}
