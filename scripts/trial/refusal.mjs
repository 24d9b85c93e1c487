// Starts that must fail, and the one sentence they leave.
import { freePort, startSite } from './site.mjs';

/** What a start said that must not succeed. */
export async function startAndFail({ dataDir: dir }) {
  try {
    const started = await startSite({ dataDir: dir, port: await freePort() });
    await started.stop();
    return 'it started';
  } catch (failure) {
    return `${failure.message}\nexit code ${failure.code}`;
  }
}

export function expectSentence(said, sentence) {
  const last = said.split('\n').at(-2) ?? '';
  const faults = sentence.test(last) ? [] : [`it said: ${last}`];
  if (!said.endsWith('exit code 1')) faults.push(said.split('\n').at(-1));
  if (/\n\s+at /.test(said)) faults.push('it showed a stack');
  return faults;
}

/** The sentence without the places that differ from run to run. */
export function quote(said) {
  const sentence = said.split('\n').at(-2) ?? said;
  return `“${sentence.replace(/\/\S*wallabee[^\s:,]*/g, '…').replace(/pid \d+/, 'pid …')}”`;
}
