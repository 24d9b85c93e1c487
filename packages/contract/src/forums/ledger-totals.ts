import type { LedgerAct, LedgerTotals } from './ledger.ts';

/** The totals of the ledger, from the lines of its file. Anybody can do the same. */
export function totalsOf(acts: readonly LedgerAct[], asOf: Date): LedgerTotals {
  const undone = new Set(acts.flatMap(({ undoes }) => undoes ?? []));
  const appeals = acts.flatMap(({ appeal }) => appeal ?? []);
  const decided = appeals.filter(({ decided_at }) => decided_at !== null);
  const waiting = appeals.filter(({ decided_at }) => decided_at === null);
  return {
    acts: acts.length,
    undone: acts.filter(({ id }) => undone.has(id)).length,
    by_act: countsOf(acts.map(({ act }) => act)).sort(mostFirst),
    by_rule: countsOf(acts.map(({ rule }) => rule)).sort(mostFirst),
    by_role: countsOf(acts.map(({ role }) => role)).sort(mostFirst),
    by_month: countsOf(acts.map(({ at }) => at.slice(0, 'YYYY-MM'.length))).sort(latestFirst),
    appeals: {
      made: appeals.length,
      decided: decided.length,
      upheld: decided.filter(({ is_upheld }) => is_upheld).length,
      overdue: waiting.filter(({ due_at }) => new Date(due_at) < asOf).length,
      median_hours: medianOf(
        decided.map(({ made_at, decided_at }) => hoursBetween(made_at, decided_at ?? '')),
      ),
    },
  };
}

interface Count {
  name: string;
  acts: number;
}

function countsOf(names: readonly string[]): Count[] {
  const counted = new Map<string, number>();
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1);
  return [...counted].map(([name, acts]) => ({ name, acts }));
}

function mostFirst(one: Count, other: Count): number {
  return other.acts - one.acts || (one.name < other.name ? -1 : 1);
}

function latestFirst(one: Count, other: Count): number {
  return one.name < other.name ? 1 : -1;
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  if (middle.length === 0) return null;
  return Math.round((10 * middle.reduce((sum, value) => sum + value, 0)) / middle.length) / 10;
}

function hoursBetween(from: string, to: string): number {
  return (new Date(to).getTime() - new Date(from).getTime()) / 3_600_000;
}
