import type { SetId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import {
  isFiltered,
  pointIn,
  queryOf,
  type RadarAddress,
  radarAddressFrom,
  radarHref,
  radarInput,
} from './radar-address.ts';

const PLAIN: RadarAddress = {
  at: '',
  km: 1,
  where: 'places',
  gain: 'both',
  order: 'best',
  classes: [],
  set: undefined,
  q: '',
  who: '',
  place: undefined,
};

test.each<{ search: string; address: Partial<RadarAddress> }>([
  { search: '', address: {} },
  { search: 'at=London', address: { at: 'London' } },
  { search: 'at=51.5%2C-0.14&km=5', address: { at: '51.5,-0.14', km: 5 } },
  { search: 'where=friends&who=Hanneke+Vos', address: { where: 'friends', who: 'Hanneke Vos' } },
  { search: 'where=market&order=price', address: { where: 'market', order: 'price' } },
  {
    search: 'gain=lower&class=sd&class=dd&set=40&q=is%3Apalindrome&place=7',
    address: { gain: 'lower', classes: ['sd', 'dd'], set: 40 as SetId, q: 'is:palindrome', place: 7 },
  },
])('[PN-05] the address “$search” is read and written', ({ search, address }) => {
  const read = { ...PLAIN, ...address };

  expect(radarAddressFrom(new URLSearchParams(search))).toEqual(read);
  expect(radarHref(read)).toBe(search ? `/radar?${search}` : '/radar');
});

test('what is not understood is left out', () => {
  const search = new URLSearchParams('km=900&where=moon&gain=all&order=odd&class=xx&set=-1&place=a');

  expect(radarAddressFrom(search)).toEqual(PLAIN);
});

test('filters compose one query', () => {
  expect(queryOf(PLAIN)).toBe('');
  expect(queryOf({ ...PLAIN, classes: ['sd', 'dd'], set: 40 as SetId, q: 'teapot' })).toBe(
    'class:sd,dd set:40 teapot',
  );
  expect(queryOf({ ...PLAIN, classes: ['sd'], q: 'teapot or kettle' })).toBe('class:sd (teapot or kettle)');
});

test.each([
  { where: 'market', who: 'Hanneke Vos', query: 'owner:"Hanneke Vos"' },
  { where: 'friends', who: 'Ann "Bee" Oz', query: 'owner:"Ann Bee Oz"' },
  { where: 'places', who: 'Hanneke Vos', query: '' },
] as const)('[PN-05] $who narrows the tab $where to “$query”', ({ where, who, query }) => {
  expect(queryOf({ ...PLAIN, where, who })).toBe(query);
  expect(isFiltered({ ...PLAIN, where, who })).toBe(query !== '');
});

test('a point is named or has coordinates', () => {
  expect(pointIn('London')).toBeNull();
  expect(pointIn('51.5, -0.14')).toEqual({ lat: 51.5, lng: -0.14 });
  expect(radarInput({ ...PLAIN, at: '51.5,-0.14' })).toMatchObject({ lat: 51.5, lng: -0.14 });
  expect(radarInput({ ...PLAIN, at: 'London' })).toMatchObject({ at: 'London' });
  expect(radarInput(PLAIN)).not.toHaveProperty('at');
});
