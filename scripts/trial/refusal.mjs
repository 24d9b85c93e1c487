// Starts that must fail, and their error.
import { freePort, startSite } from './site.mjs';

export async function startAndFail({ dataDir: dir }) {
  try {
    const started = await startSite({ dataDir: dir, port: await freePort() });
    await started.stop();
    return 'it started';
  } catch (failure) {
    return `${failure.message}\nexit code ${failure.code}`;
  }
}

export function expectSentence(output, sentence) {
  const last = output.split('\n').at(-2) ?? '';
  const faults = sentence.test(last) ? [] : [`it said: ${last}`];
  if (!output.endsWith('exit code 1')) faults.push(output.split('\n').at(-1));
  if (/\n\s+at /.test(output)) faults.push('it showed a stack');
  return faults;
}

export function quote(output) {
  const sentence = output.split('\n').at(-2) ?? output;
  return `“${sentence.replace(/\/\S*wallabee[^\s:,]*/g, '…').replace(/pid \d+/, 'pid …')}”`;
}
