import type { Plan } from '@wallabee/contract/plan/plan';
import { planToCsv } from '@wallabee/game/plan/export/plan-to-csv';
import { planToGpx } from '@wallabee/game/plan/export/plan-to-gpx';
import { planToJson } from '@wallabee/game/plan/export/plan-to-json';

/** Spreadsheets read a file as UTF-8 only if it starts with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

const FILES = {
  gpx: { type: 'application/gpx+xml', write: planToGpx },
  csv: { type: 'text/csv;charset=utf-8', write: (plan: Plan) => BYTE_ORDER_MARK + planToCsv(plan) },
  json: { type: 'application/json', write: planToJson },
} as const;

export function planFile(plan: Plan, format: keyof typeof FILES) {
  const { type, write } = FILES[format];
  const name = (plan.set?.name ?? 'plan').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return { name: `${name}.${format}`, type, content: write(plan) };
}
