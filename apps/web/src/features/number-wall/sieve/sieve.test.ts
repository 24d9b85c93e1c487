import { numberStateOf, STATE_LETTERS } from '@wallabee/contract/search/number-state';
import { NUMBER_STATUSES } from '@wallabee/contract/search/search-results';
import { hasPattern } from '@wallabee/game/query/number-patterns';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heldIn, type Letters, passedNumbers, type Sieved, sieve, stateOf } from './sieve.ts';
import {
  readFilters,
  STATES,
  tableAddress,
  type WallFilters,
  withFilters,
  writeFilters,
} from './wall-filters.ts';
import { queryOf, statesQuery } from './wall-query.ts';

const YEAR = 2026;
const from = (search: string) => readFilters(new URLSearchParams(search));
const ALL = from('');

function sieved(letters: Partial<Letters>, search = '') {
  return sieve({
    letters: { from: 1, states: '', matches: null, ...letters },
    filters: from(search),
    thisYear: YEAR,
  });
}
const litOf = ({ first, lit }: Sieved) => [...lit].flatMap((on, place) => (on ? [first + place] : []));

test('[QL-09] every filter alone, and what it leaves', () => {
  const states = 'SLXXS-LPXXPXM';

  expect(litOf(sieved({ states }))).toHaveLength(13);
  expect(litOf(sieved({ states }, 'class=dd'))).toEqual([10, 11, 12, 13]);
  expect(litOf(sieved({ states }, 'is=repdigit'))).toEqual([11]);
  expect(litOf(sieved({ states }, 'status=saved,locked'))).toEqual([1, 2, 5, 7]);
  expect(litOf(sieved({ states, matches: '0100001000000' }, 'owner=jada'))).toEqual([2, 7]);
  expect(litOf(sieved({ states }, 'status=none'))).toEqual([]);
});

test('[QL-09] the counts of a filter follow the others', () => {
  const { matched, states, patterns, without } = sieved(
    { states: 'SLXXS-LPXXPXM' },
    'status=saved&is=palindrome',
  );

  expect(matched).toBe(2);
  expect(states).toMatchObject({ saved: 2, locked: 2, mixing_pool: 3, pouch: 2, mixed: 1, market: 0 });
  expect(patterns).toMatchObject({ palindrome: 2, prime: 1, repdigit: 0 });
  expect(without).toEqual({ class: 2, is: 2, status: 10, owner: 2 });
});

test('[QL-09] thousands of numbers are sieved as one would sieve each', () => {
  const letters = Object.values(STATE_LETTERS).filter((letter) => letter !== '?');
  const filters = fc.record({
    class: fc.constantFrom(null, 'sd', 'dd', 'td', 'qd', 'beyond'),
    is: fc.constantFrom(null, 'palindrome', 'repdigit', 'sequence', 'round', 'year', 'square', 'prime'),
    status: fc.option(fc.subarray([...STATES]), { nil: null }),
    owner: fc.constantFrom('', 'anna'),
  }) as fc.Arbitrary<Pick<WallFilters, 'class' | 'is' | 'status' | 'owner'>>;
  fc.assert(
    fc.property(filters, fc.nat(), (chosen, seed) => {
      const states = Array.from(
        { length: 12_000 },
        (_, place) => letters[(place * 7 + seed) % letters.length],
      );
      const matches = states.map((_, place) => ((place + seed) % 3 === 0 ? '1' : '0')).join('');
      const all = { from: 1, states: states.join(''), matches };

      const result = sieve({ letters: all, filters: chosen, thisYear: YEAR });

      const expected = states.flatMap((_, place) => {
        const number = place + 1;
        const digits = { sd: 1, dd: 2, td: 3, qd: 4, beyond: 5 };
        const state = stateOf(all, number);
        const passes =
          (chosen.class === null || String(number).length === digits[chosen.class]) &&
          (chosen.is === null || hasPattern(number, chosen.is, YEAR)) &&
          (chosen.status === null || (state !== null && chosen.status.includes(state))) &&
          (chosen.owner === '' || matches[place] === '1');
        return passes ? [number] : [];
      });
      expect(litOf(result)).toEqual(expected);
      expect(result.matched).toBe(expected.length);
    }),
    { numRuns: 40 },
  );
});

test('[QL-09] the table has pages of what passes, in both directions', () => {
  const result = sieved({ states: 'S-S-S-S-S' }, 'status=saved');

  expect(passedNumbers(result, { number: 1, size: 2, sort: 'up' })).toEqual([1, 3]);
  expect(passedNumbers(result, { number: 3, size: 2, sort: 'up' })).toEqual([9]);
  expect(passedNumbers(result, { number: 4, size: 2, sort: 'up' })).toEqual([]);
  expect(passedNumbers(result, { number: 1, size: 2, sort: 'down' })).toEqual([9, 7]);
});

test('[QL-09] players have what is saved, in pouches, locked or on the Market', () => {
  const letters = { from: 1, states: 'SPLMAXUBR-D', matches: null };

  expect(heldIn(letters, { prestige: 'sd', first: 1, last: 9 })).toBe(4);
  expect(heldIn({ ...letters, from: 10 }, { prestige: 'dd', first: 12, last: 20 })).toBe(2);
});

test.each([
  ['', ''],
  ['class=td&is=palindrome', 'class=td&is=palindrome'],
  ['status=saved&status=pouch', 'status=saved,pouch'],
  ['status=pouch,saved,nonsense', 'status=saved,pouch'],
  ['status=none', 'status=none'],
  [`status=${STATES.join(',')}`, ''],
  ['owner=%20Ada%20%22L%22%20', 'owner=Ada+L'],
  ['marks=letters&sort=down&page=3&n=%23525', 'marks=letters&sort=down&page=3&n=525'],
  ['class=xx&is=odd&page=0&n=-4&marks=runes', ''],
])('[QL-09] the address ?%s is ?%s', (written, is) => {
  expect(writeFilters(from(written))).toBe(is);
});

test('[QL-09] a filter goes back to the first page, a chosen number does not', () => {
  const third = { ...ALL, page: 3 };

  expect(withFilters(third, { is: 'round' }).page).toBe(1);
  expect(withFilters(third, { n: 7 }).page).toBe(3);
  expect(withFilters(third, { page: 4 }).page).toBe(4);
  expect(tableAddress('?n=7&marks=letters&page=3')).toBe('page=3');
});

test.each([
  ['', ''],
  ['class=td&is=palindrome&owner=Ada L', 'class:td is:palindrome owner:"Ada L"'],
  ['status=saved', 'status:saved -status:market -status:locked'],
  ['status=locked', 'status:locked,lockbox'],
  ['status=market', 'status:market -status:locked'],
  ['status=place,locked,market', '(status:locked,lockbox or status:dropped,market)'],
])('[QL-09] ?%s asks for %s', (search, query) => {
  expect(queryOf(from(search))).toBe(query);
});

/** What the query says of a number, read by hand. */
function matchesStates(query: string, number: Facts): boolean {
  if (query.startsWith('(')) {
    const [one = '', other = ''] = query.slice(1, -1).split(' or ');
    return matchesStates(one, number) || matchesStates(other, number);
  }
  return query.split(' ').every((term) => {
    const isNot = term.startsWith('-');
    const names = term.replace(/^-?status:/, '').split(',');
    const has = names.some((name) => name === number.status || FLAGS[name]?.(number));
    return has !== isNot;
  });
}
type Facts = { status: (typeof NUMBER_STATUSES)[number]; is_locked: boolean; price: number | null };
const FLAGS: Record<string, (number: Facts) => boolean> = {
  locked: ({ is_locked }) => is_locked,
  market: ({ price }) => price !== null,
};

test('[QL-09] the query of some states finds exactly the numbers in them', () => {
  const facts = NUMBER_STATUSES.filter((status) => status !== 'hidden' && status !== 'lockbox').flatMap(
    (status) =>
      [true, false].flatMap((is_locked) => [null, 250].map((price) => ({ status, is_locked, price }))),
  );
  const everything: Facts[] = [...facts, { status: 'lockbox', is_locked: true, price: null }];
  fc.assert(
    fc.property(fc.subarray([...STATES], { minLength: 1 }), (states) => {
      const query = statesQuery(states);
      for (const number of everything) {
        expect(matchesStates(query, number), `${query}: ${JSON.stringify(number)}`).toBe(
          states.includes(numberStateOf(number)),
        );
      }
    }),
  );
});
