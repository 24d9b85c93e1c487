import type { GameDay, GameMonth } from '@wallabee/contract/stats/game-days';
import { GAME_FIGURES } from '@wallabee/contract/stats/game-figures';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { tableOf } from '../../ui/charts/rendered-table.fixture.ts';
import { type GameStats, StatsView } from './stats-view.tsx';

/** Figures that differ: 1 to 7 times the value. */
function figures(value: number) {
  return Object.fromEntries(GAME_FIGURES.map((figure, place) => [figure, value * (place + 1)])) as Omit<
    GameDay,
    'day'
  >;
}

const months: GameMonth[] = ['2025-11', '2025-12', '2026-01'].map((month, place) => ({
  month,
  ...figures(100 * (place + 1)),
}));
const days: GameDay[] = ['2026-01-01', '2026-01-02'].map((day, place) => ({ day, ...figures(place + 1) }));
const stats = { months, days, today: { day: '2026-01-02', ...figures(2) } };

test('[TM-02] each table has the figures of the call', () => {
  const html = rendered({ stats, month: '2026-01' });

  const empty = Array<string>(10).fill('');
  expect(tableOf(html, 'Finds by month')).toEqual([
    ['2025', ...empty, '200', '400', '600'],
    ['2026', '600', ...empty, '', '600'],
  ]);
  // An average of a day has no total.
  expect(tableOf(html, 'Players Active by month')).toEqual([
    ['2025', ...empty, '100', '200'],
    ['2026', '300', ...empty, ''],
  ]);
  expect(html.match(/<figure/g)).toHaveLength(GAME_FIGURES.length + 1);
  expect(tableOf(html, 'What happened on each day of January 2026')).toEqual([
    ['1 Jan 2026', '1', '2', '3', '4', '5', '6', '7'],
    ['2 Jan 2026', '2', '4', '6', '8', '10', '12', '14'],
  ]);
});

test('a month leads to the months around it', () => {
  const html = rendered({ stats, month: '2025-12' });

  expect(html).toContain('?month=2025-11');
  expect(html).toContain('?month=2026-01');
});

test('a game without a day, and figures that could not be loaded, are said', () => {
  expect(rendered({ stats: { ...stats, months: [], days: [] }, month: '2026-01' })).toContain(
    'Nothing has happened',
  );
  expect(rendered({ stats: null, month: '2026-01' })).toContain('could not be loaded');
});

function rendered(shown: GameStats) {
  const routes = [{ path: '/', element: <StatsView {...shown} /> }];
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes)} />);
}
