import { expect, test } from 'vitest';
import { planAddressFrom, planHref, planQuery, rateFrom, usingWay } from './plan-address.ts';

const read = (search: string, setId?: string) => planAddressFrom(setId, new URLSearchParams(search));

test.each([
  ['/plan/40', '40', ''],
  ['/plan?q=missing%3Ame+is%3Astore', undefined, 'q=missing:me is:store'],
  ['/plan?types=109%2C107', undefined, 'types=109,107'],
  ['/plan', undefined, ''],
  ['/plan/40?lat=51.5&lng=-0.14&from=London', '40', 'lat=51.5&lng=-0.14&from=London'],
  ['/plan/40?rate=25&prefer=walking', '40', 'rate=25&prefer=walking'],
  ['/plan/40?use=109%7Emarket%3A12', '40', 'use=109~market:12'],
])('%s is read and written again [PN-02]', (href, setId, search) => {
  expect(planHref(read(search, setId))).toBe(href);
});

test('defaults and what is wrong are left out of the address', () => {
  const wrong = 'rate=10&prefer=cheapest&lat=91&lng=0&types=a,b&use=109~<b>,x';

  expect(planHref(read(wrong, '40'))).toBe('/plan/40');
  expect(planHref(read(wrong))).toBe('/plan');
});

test('half a point is no start', () => {
  expect(read('lat=51').start).toBeNull();
  expect(read('lat=&lng=').start).toBeNull();
  expect(read('lat=0&lng=0').start).toEqual({ lat: 0, lng: 0, name: '' });
});

test('a type has one chosen way, which can be taken back [PN-02]', () => {
  const chosen = usingWay(usingWay(read('', '40'), 109, 'store'), 7, 'mix:1+2');
  const changed = usingWay(chosen, 109, 'market:12');

  expect(changed.use).toEqual(['7~mix:1+2', '109~market:12']);
  expect(usingWay(changed, 109, null).use).toEqual(['7~mix:1+2']);
  expect(usingWay(changed, 10, null).use).toEqual(changed.use);
});

test('the call gets what the address says', () => {
  expect(planQuery(read('lat=51.5&lng=-0.14&from=London&rate=25&use=109~store', '40'))).toEqual({
    set: 40,
    lat: 51.5,
    lng: -0.14,
    rate: 25,
    prefer: 'cheapest',
    use: '109~store',
  });
});

test.each([
  ['1', 1],
  [' 1000 ', 1_000],
  ['0', null],
  ['1001', null],
  ['2.5', null],
  ['', null],
  [null, null],
])('the typed rate %j is read as %j', (written, rate) => {
  expect(rateFrom(written)).toBe(rate);
});
