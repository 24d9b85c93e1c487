import { PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { SetRace } from '@wallabee/contract/sets/race';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { tableOf } from '../../../ui/charts/rendered-table.fixture.ts';
import { SetRacePanels } from './set-race.tsx';

const race: SetRace = {
  set_id: SetId.parse(40),
  released_at: '2016-04-02T00:00:00.000Z',
  total_completed: 31,
  finishers: [
    { month: '2016-04', total: 28 },
    { month: '2017-01', total: 31 },
  ],
  first: [7, 8].map((id, place) => ({
    number: place + 1,
    player: { id: PlayerId.parse(id), name: `Player ${id}`, image_url: '' },
    completed_at: `2016-04-1${place}T22:00:00.000Z`,
  })),
};

test('[TM-02] the table and the list have the figures of the call', () => {
  const html = rendered(race);

  expect(tableOf(html, 'How many players completed Attic, by year')).toEqual([
    ['2016', '28', '28'],
    ['2017', '3', '31'],
  ]);
  expect(html.replaceAll(/<[^>]*>/g, ' ')).toMatch(/1\. +Player 7 +10 Apr 2016 +2\. +Player 8 +11 Apr 2016/);
  expect(html).toContain('href="/tools/profile/7/bio"');
});

test('a set that no player has completed says so, and so does one that could not be loaded', () => {
  expect(rendered({ ...race, total_completed: 0, finishers: [], first: [] })).toContain(
    'No player has completed',
  );
  expect(rendered(null)).toContain('could not be loaded');
});

function rendered(shown: SetRace | null) {
  const routes = [{ path: '/', element: <SetRacePanels name="Attic" race={shown} /> }];
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes)} />);
}
