import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { Figure } from '@wallabee/demo-world/figures/figure';
import type { Bounds, Unit } from '@wallabee/demo-world/figures/wanted-figures';

/** A table for a terminal; what is not as wanted is followed by examples. */
export function figureLines(figures: readonly Figure[]): string[] {
  const rows = figures.map((figure) => ({ ...figure, today: inUnit(figure.value, figure.unit) }));
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.flatMap(({ name, today, wanted, unit, isMet, examples }) => [
    `${isMet ? 'ok ' : 'NO '} ${name.padEnd(width)} ${today.padStart(10)}   ${boundsInWords(wanted, unit)}`,
    ...(isMet ? [] : examples.map((example) => `      ${example}`)),
  ]);
}

function boundsInWords({ least, most }: Bounds, unit: Unit): string {
  if (least === most || (most === 0 && !Number.isFinite(least))) return inUnit(most, unit);
  if (!Number.isFinite(most)) return `≥ ${inUnit(least, unit)}`;
  if (!Number.isFinite(least)) return `≤ ${inUnit(most, unit)}`;
  return `${inUnit(least, unit)} to ${inUnit(most, unit)}`;
}

function inUnit(value: number, unit: Unit): string {
  const rounded = (exact: number) => formatNumber(Math.round(exact * 100) / 100);
  return unit === 'count' ? rounded(value) : `${rounded(value * 100)} %`;
}
