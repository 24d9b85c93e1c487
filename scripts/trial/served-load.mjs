// A load of which every request must be served.
import { startReaders } from './watch.mjs';
import { createLedger, findFaults, startWriters } from './writers.mjs';

export function startLoad({ url, db, sample, mayBeCut = false }) {
  const ledger = createLedger();
  const writers = startWriters({ url, sample, ledger, count: 4 });
  const readers = startReaders(url);
  return async () => {
    await writers.stop();
    const { failed, read } = await readers.stop();
    const faults = await findFaults(db, { ledger, sample });
    const refused = ledger.refusals.filter(({ status }) => status !== 429 && !(mayBeCut && status === 502));
    insist(faults.length === 0, faults[0]);
    insist(failed.length === 0, `pages: ${failed[0]}`);
    insist(refused.length === 0, `a ${refused[0]?.kind} was ${refused[0]?.status}`);
    insist(mayBeCut || ledger.lost + ledger.notTaken === 0, `${ledger.lost} writes were cut off`);
    const cut = ledger.statuses[502] ?? 0;
    return `${ledger.acknowledged.length} writes and ${read} pages, ${mayBeCut ? `${cut} writes cut off with 502, no acknowledged one lost` : 'none lost'}`;
  };
}

function insist(isTrue, otherwise) {
  if (!isTrue) throw new Error(otherwise);
}
