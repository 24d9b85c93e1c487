import { RARITY_COLUMNS } from '@wallabee/contract/items/chart-sizes';
import type { ItemCharts } from '@wallabee/contract/items/charts';
import { ITEM_LOCATIONS } from '@wallabee/contract/items/item-location';
import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { tableOf } from '../../../ui/charts/rendered-table.fixture.ts';
import { ItemChartPanels, type ItemChartsData } from './item-charts.tsx';

const noLocations = Object.fromEntries(ITEM_LOCATIONS.map((location) => [location, 0])) as Record<
  (typeof ITEM_LOCATIONS)[number],
  number
>;

const charts: ItemCharts = {
  item_type_id: ItemTypeId.parse(553),
  day: '2018-02-10',
  total_issued: 1204,
  releases: ['2016-11-05T10:00:00.000Z'],
  issued: [
    { month: '2016-11', total: 700 },
    { month: '2016-12', total: 812 },
    { month: '2017-12', total: 1100 },
    { month: '2018-02', total: 1204 },
  ],
  milestones: [
    { number: 9, day: '2016-11-05' },
    { number: 999, day: '2017-03-02' },
  ],
  classes: [
    { digits: 1, total: 9, locations: { ...noLocations, saved: 5, pouch: 1, lockbox: 1, mixed: 2 } },
    { digits: 4, total: 205, locations: { ...noLocations, dropped: 200, mixing_pool: 5 } },
  ],
  rarity: [
    {
      digits: 1,
      free: 1,
      total: 9,
      columns: Array.from({ length: RARITY_COLUMNS }, (_, column) => column),
      column: 2,
      rarer_than: 91,
      commoner_than: 8,
    },
  ],
};

test('[TM-02] the tables have the figures of the call', () => {
  const html = rendered({ charts, at: null, past: null });

  expect(tableOf(html, 'Fog Bell issued by year')).toEqual([
    ['2016', '812', '812'],
    ['2017', '288', '1,100'],
    ['2018', '104', '1,204'],
  ]);
  expect(tableOf(html, 'Where the numbers of Fog Bell are, as of 10 Feb 2018')).toEqual([
    ['SD', '5', '1', '1', '0', '2', '9'],
    ['QD', '0', '0', '0', '205', '0', '205'],
  ]);
  expect(tableOf(html, 'How rare each class is')).toEqual([
    ['SD', '1 of 9', '11 %', 'rarer than 91 % of items'],
  ]);
});

test('[TM-02] each chart is a figure with a name, a sentence and a hidden drawing', () => {
  const html = rendered({ charts, at: null, past: null });

  const figures = [...html.matchAll(/<figure[^>]* aria-labelledby="([^"]+)"/g)].map(([, id]) => id);
  expect(figures).toHaveLength(3);
  for (const id of figures) expect(html).toContain(`<span id="${id}">`);
  expect(html.match(/<figcaption/g)).toHaveLength(3);
  const drawings = html.match(/<svg[^>]*>/g) ?? [];
  expect(drawings.length).toBeGreaterThan(10);
  for (const drawing of drawings) expect(drawing).toContain('aria-hidden="true"');
});

test('nothing is styled in place, because the policy of the page forbids it', () => {
  expect(rendered({ charts, at: null, past: null })).not.toContain('style=');
});

test('[TM-03] of a past day the bars are those of the day, the curve and the rarity those of now', () => {
  const past = {
    ...charts,
    day: '2016-12-31',
    classes: [{ digits: 1, total: 9, locations: { ...noLocations, pouch: 9 } }],
    rarity: [],
  };

  const html = rendered({ charts, at: '2016-12-31', past });

  expect(tableOf(html, 'Where the numbers of Fog Bell are, as of 31 Dec 2016')).toEqual([
    ['SD', '0', '9', '0', '0', '0', '9'],
  ]);
  expect(html).toContain('None of the nine single digits was saved.');
  expect(tableOf(html, 'Fog Bell issued by year')).toHaveLength(3);
  expect(html).toContain('How Rare It Is');
});

test('without a script a form asks for the day, with what else is in the address', () => {
  const html = rendered({ charts, at: null, past: null }, '/?variant=3');

  expect(html).toMatch(/<input[^>]* type="hidden"[^>]* name="variant"[^>]* value="3"/);
  expect(html).toMatch(/<input[^>]* name="at"[^>]*/);
  expect(html).toMatch(/aria-valuetext="today"/);
});

test.each([
  {
    why: 'nothing was issued',
    shown: {
      charts: { ...charts, total_issued: 0, issued: [], classes: [], rarity: [] },
      at: null,
      past: null,
    },
    text: 'Nothing issued yet. Released on 5 Nov 2016.',
  },
  { why: 'the charts failed', shown: { charts: null, at: null, past: null }, text: 'could not be loaded' },
  { why: 'the past failed', shown: { charts, at: '2016-12-31', past: null }, text: 'could not be loaded' },
  {
    why: 'nothing was issued by the day',
    shown: { charts, at: '2016-01-31', past: { ...charts, day: '2016-01-31', classes: [] } },
    text: 'None of them had been issued by 31 Jan 2016.',
  },
])('a note takes the place of a chart where $why', ({ shown, text }) => {
  expect(rendered(shown)).toContain(text);
});

function rendered(data: ItemChartsData, address = '/') {
  const routes = [{ path: '/', element: <ItemChartPanels name="Fog Bell" {...data} /> }];
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />,
  );
}
