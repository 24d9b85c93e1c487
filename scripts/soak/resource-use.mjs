// Memory, descriptors and connections of a running site, and whether they grow.
import { readdirSync, readFileSync } from 'node:fs';

const MOST_GROWTH = 0.05;

/** `databaseMB` leaves out shared buffers, which fill up by themselves. */
export async function readUse(db, sites) {
  const { rows } = await db.query(
    `select pid, backend_type from pg_stat_activity where pid <> pg_backend_pid()`,
  );
  return {
    siteMB: sites.map(({ pid }) => residentMB(pid)),
    databaseMB: rows.reduce((sum, { pid }) => sum + privateMB(pid), 0),
    descriptors: sites.reduce((sum, { pid }) => sum + readdirSync(`/proc/${pid}/fd`).length, 0),
    connections: rows.filter(({ backend_type }) => backend_type === 'client backend').length,
  };
}

function residentMB(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}

function privateMB(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return (
      [...text.matchAll(/Private_\w+:\s+(\d+)/g)].reduce((sum, [, size]) => sum + Number(size), 0) / 1_024
    );
  } catch {
    // The process has ended since.
    return 0;
  }
}

const FIGURES = {
  'process 1, MB': ({ siteMB }) => siteMB[0],
  'process 2, MB': ({ siteMB }) => siteMB[1],
  'database without shared buffers, MB': ({ databaseMB }) => databaseMB,
  descriptors: ({ descriptors }) => descriptors,
  connections: ({ connections }) => connections,
};

/** Means of six equal parts of the time; caches fill in the first. */
function sixths(uses, figure) {
  const size = uses.length / 6;
  return [0, 1, 2, 3, 4, 5].map((part) => {
    const values = uses.slice(Math.floor(part * size), Math.floor((part + 1) * size)).map(figure);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
}

function growthOf(means) {
  const [, second, third, , fifth, sixth] = means;
  return (fifth + sixth) / (second + third) - 1;
}

export function findGrowth(uses) {
  return Object.entries(FIGURES)
    .map(([name, figure]) => ({ name, growth: growthOf(sixths(uses, figure)) }))
    .filter(({ growth }) => !(growth <= MOST_GROWTH))
    .map(({ name, growth }) => `${name}: grew by ${(growth * 100).toFixed(1)} %`);
}

export function tableOfUse(uses) {
  const rows = Object.entries(FIGURES).map(([name, figure]) => {
    const means = sixths(uses, figure);
    return `| ${name} | ${means.map((mean) => mean.toFixed(0)).join(' | ')} | ${(growthOf(means) * 100).toFixed(1)} % |`;
  });
  return [
    '| Mean of each sixth of the time | 1 | 2 | 3 | 4 | 5 | 6 | from 2 and 3 to 5 and 6 |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}
