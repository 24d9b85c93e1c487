import type { SetId } from '@wallabee/contract/protocol/ids';
import { parseQuery } from '@wallabee/game/query/parse-query';
import { expect, test } from 'vitest';
import { radarAlert } from './radar-alert.ts';

const ADDRESS = {
  where: 'places',
  km: 2,
  gain: 'both',
  classes: [],
  set: undefined,
  q: '',
  who: '',
} as const;
const BERLIN = { lat: 52.520_008, lng: 13.404_954, name: 'Berlin' };

test.each([
  [{}, BERLIN, 'beats:me status:place near:52.52,13.405,2'],
  [{ gain: 'missing', km: 0.5 }, BERLIN, 'missing:me status:place near:52.52,13.405,0.5'],
  [{ where: 'market', gain: 'lower' }, null, 'beats:me -missing:me status:market'],
  [{ where: 'market', who: 'Anna' }, null, 'beats:me status:market owner:"Anna"'],
  [{ where: 'friends' }, null, 'beats:me owner:friends'],
  [{ where: 'friends', who: 'Anna' }, null, 'beats:me owner:"Anna"'],
  [
    { classes: ['sd', 'dd'], set: 25 as SetId, q: 'yeti or goose' },
    BERLIN,
    'beats:me status:place near:52.52,13.405,2 class:sd,dd set:25 (yeti or goose)',
  ],
] as const)('the filters %o are one query of the search [AL-01]', (changed, centre, q) => {
  const alert = radarAlert({ ...ADDRESS, ...changed }, centre);

  expect(alert.q).toBe(q);
  expect(parseQuery(q).mistakes).toEqual([]);
});

test('the name of the alert says what the radar looks at', () => {
  expect(radarAlert(ADDRESS, BERLIN).name).toBe('Beats mine around Berlin, within 24 minutes');
  expect(radarAlert({ ...ADDRESS, where: 'market' }, null).name).toBe('Beats mine on the Market');
});
