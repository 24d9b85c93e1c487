// Counts and response times by kind of request, in as much memory for an hour as for a minute.

const FACTOR = 1.1;

export function createTally() {
  const kinds = new Map();
  const failures = new Map();
  let answers = 0;

  return {
    add({ kind, path }, { status, error, ms }) {
      answers += 1;
      const counts = kinds.get(kind) ?? new Map();
      const bucket = Math.round(Math.log(Math.max(ms, 1)) / Math.log(FACTOR));
      kinds.set(kind, counts.set(bucket, (counts.get(bucket) ?? 0) + 1));
      if (status === 200 && error === undefined) return;
      const failure = failures.get(`${kind}: ${error ?? status}`) ?? { count: 0, path };
      failures.set(`${kind}: ${error ?? status}`, { ...failure, count: failure.count + 1 });
    },
    faults: () => [...failures].map(([what, { count, path }]) => `${what}, ${count} times, such as ${path}`),
    line: () =>
      `${answers} answers, ${[...failures.values()].reduce((sum, { count }) => sum + count, 0)} failed`,
    table: () =>
      [
        '| Kind | Answers | p50 ms | p95 ms | p99 ms |',
        '| --- | ---: | ---: | ---: | ---: |',
        ...[...kinds].sort().map(([kind, counts]) => rowOf(kind, counts)),
      ].join('\n'),
  };
}

function rowOf(kind, counts) {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const at = (share) => Math.round(FACTOR ** bucketAt(counts, share * total));
  return `| ${kind} | ${total} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} |`;
}

function bucketAt(counts, wanted) {
  let passed = 0;
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    passed += count;
    if (passed >= wanted) return bucket;
  }
  return 0;
}
