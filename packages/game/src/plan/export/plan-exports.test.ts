import type { Plan, PlanStep } from '@wallabee/contract/plan/plan';
import { expect, test } from 'vitest';
import { planToCsv } from './plan-to-csv.ts';
import { planToGpx } from './plan-to-gpx.ts';
import { planToJson } from './plan-to-json.ts';

const item = {
  ...{ item_type_id: 7, name: 'Fog Bell', set_id: 1, set_name: 'Harbour', hue: 200, retired: false },
  ...{ image_key: 'k', image_url_50: '/50', image_url_100: '/100', image_url_200: '/200' },
};
const way = {
  ...{ key: 'store', kind: 'store', honeycombs: 70, minutes: 0, is_certain: true, is_now: true, words: '' },
  ...{
    item: null,
    is_locked: false,
    is_stashed: false,
    place: null,
    seller: null,
    stores: [],
    parts: [],
    ring: null,
  },
  ...{ container: null, chance: null, reason: null },
} as PlanStep['way'];

function aStep(facts: Partial<PlanStep>): PlanStep {
  const step = {
    step: 1,
    phase: 'now',
    item,
    count: 1,
    is_target: true,
    feeds: [],
    honeycombs: 70,
    minutes: 0,
  };
  const rest = { way, parts: [], others: [], is_chosen: false, words: 'Buy it.' };
  return { ...step, ...rest, ...facts } as PlanStep;
}

function placed(id: number, name: string, lat: number): PlanStep['way'] {
  const place = {
    id,
    name,
    city: 'London',
    category_id: 1,
    category_name: 'Museum',
    lat,
    lng: 1e-7,
    distance_m: 5,
  };
  return { ...way, kind: 'place', place } as PlanStep['way'];
}

const plan = {
  ...{ set: null, title: 'Bells & <Whistles>', mistakes: [], shelf: [], honeycombs: 70, minutes: 12 },
  ...{ walk_m: 1_000, mixes: 0, balance: 5, bound: 0, impossible: [], rate: 10, prefer: 'cheapest' },
  ...{ start: { lat: 51.5, lng: -0.1, name: null, source: 'asked' }, at: '2026-11-15T18:04:00.000Z' },
  steps: [
    aStep({ words: '=1+1, or "two"', is_target: true, feeds: [3], count: 2 }),
    aStep({ step: 2, phase: 'walk', way: placed(5, 'Tom\u0007 & Co', 51.6), minutes: 20 }),
    aStep({ step: 3, phase: 'walk', way: placed(5, 'Tom\u0007 & Co', 51.6) }),
    aStep({ step: 4, phase: 'walk', way: placed(2, 'Pier', 51.7) }),
  ],
} as unknown as Plan;

test('a plan is a GPX file with its places in order and a closed route [PN-07]', () => {
  const gpx = planToGpx(plan);

  expect(gpx).toContain('<gpx version="1.1"');
  expect(gpx).toContain('<name>Bells &amp; &lt;Whistles&gt;</name>');
  expect(gpx.match(/<wpt [^>]+>/g)).toEqual([
    '<wpt lat="51.6000000" lon="0.0000001">',
    '<wpt lat="51.7000000" lon="0.0000001">',
  ]);
  expect(gpx.match(/<rtept lat="[\d.]+/g)).toEqual([
    '<rtept lat="51.5000000',
    '<rtept lat="51.6000000',
    '<rtept lat="51.7000000',
    '<rtept lat="51.5000000',
  ]);
  expect(gpx).toContain('<name>Tom &amp; Co</name>');
});

test('a plan without a walk is a GPX file without a route [PN-07]', () => {
  const gpx = planToGpx({ ...plan, steps: plan.steps.slice(0, 1) });

  expect(gpx).not.toMatch(/<(wpt|rte)/);
  expect(gpx.endsWith('</gpx>\n')).toBe(true);
});

test('a plan is a CSV file with a row for each step [PN-07]', () => {
  const rows = planToCsv(plan).split('\r\n');

  expect(rows).toHaveLength(plan.steps.length + 2);
  expect(rows[0]).toBe(
    'step,when,item,item_type_id,count,for,way,number,honeycombs,minutes,place,lat,lng,words',
  );
  expect(rows[1]).toBe('1,now,Fog Bell,7,2,"save, step 3",store,,70,0,,,,"\'=1+1, or ""two"""');
});

test.each(['=A1', '+1', '-1', '@x', '\tx'])('a spreadsheet runs no formula from %j [PN-07]', (name) => {
  const csv = planToCsv({ ...plan, steps: [aStep({ item: { ...item, name } as PlanStep['item'] })] });

  expect(csv).toContain(`'${name}`);
});

test('a plan is a JSON file that reads back the same [PN-07]', () => {
  expect(JSON.parse(planToJson(plan))).toEqual(plan);
  expect(planToJson(plan)).toContain('\n  "title"');
});
