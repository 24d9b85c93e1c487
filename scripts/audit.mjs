// npm run audit: known vulnerabilities of our packages. Queries the registry's advisory service; digests,
// licences and sources are checked offline. Exits 1 on a finding, 2 when the service did not answer.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { say } from './setup.mjs';

const LICENCES =
  /^\(?(MIT|ISC|BSD|Apache|0BSD|CC0|CC-BY-4\.0|BlueOak|Python-2\.0|Unlicense|MPL-2\.0|LGPL-3\.0|PostgreSQL|MIT-0|WTFPL|OFL-1\.1)/;

const findings = [...findingsInLock(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)];
for (const finding of findings) say(finding);
say(`package-lock.json: ${findings.length} findings`);

const asked = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], { encoding: 'utf8' });
const answer = parse(asked.stdout);
if (answer?.metadata) {
  const { vulnerabilities } = answer.metadata;
  say(`advisories for what runs in production: ${JSON.stringify(vulnerabilities)}`);
  process.exitCode = findings.length > 0 || asked.status !== 0 ? 1 : 0;
} else {
  say('The advisory service could not be asked from here. Run this where the registry can be reached.');
  process.exitCode = findings.length > 0 ? 1 : 2;
}

function* findingsInLock(packages) {
  for (const [path, entry] of Object.entries(packages)) {
    if (path.includes('node_modules') && !entry.link) yield* findingsInEntry(path, entry);
  }
}

function* findingsInEntry(path, { integrity, license = 'unknown', resolved = 'https://', version }) {
  const name = `${path.replace(/^.*node_modules\//, '')}@${version}`;
  if (!integrity?.startsWith('sha512-')) yield `${name} has no digest`;
  if (!resolved.startsWith('https://')) yield `${name} comes from ${resolved}`;
  if (!LICENCES.test(license)) yield `${name} has the licence ${license}`;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
