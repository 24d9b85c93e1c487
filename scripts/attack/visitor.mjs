import { setTimeout as sleep } from 'node:timers/promises';

export function startVisitor(
  target,
  { from = 40_000, everyMs = 250, path = (turn) => `/tools/search/visitor${turn}` } = {},
) {
  let isOver = false;
  const answers = [];
  const visiting = (async () => {
    for (let turn = 0; !isOver && turn < 400; turn += 1) {
      answers.push(await target.ask(path(turn), { from, timeout: 10_000 }));
      await sleep(everyMs);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await visiting;
      return summary(answers);
    },
  };
}

function summary(answers) {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const p95 = Math.round(times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? 0);
  const served = answers.filter(({ status }) => status === 200).length;
  const faults = [];
  if (p95 > 1_000) faults.push(`the visitor waited ${p95} ms (p95)`);
  if (served < answers.length * 0.95)
    faults.push(`${answers.length - served} of ${answers.length} visits failed`);
  return { faults, summary: `visitor ${served}/${answers.length} served, p95 ${p95} ms` };
}
