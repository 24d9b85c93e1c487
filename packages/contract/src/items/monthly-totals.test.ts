import { expect, test } from 'vitest';
import { monthlyTotals } from './monthly-totals.ts';

test('months without a change repeat the total before, up to the last month', () => {
  const changes = [
    { month: '2016-11', by: 5 },
    { month: '2017-01', by: 2 },
  ];

  expect(monthlyTotals(changes, '2017-02')).toEqual([
    { month: '2016-11', total: 5 },
    { month: '2016-12', total: 5 },
    { month: '2017-01', total: 7 },
    { month: '2017-02', total: 7 },
  ]);
});

test('without a change there are no months', () => {
  expect(monthlyTotals([], '2017-02')).toEqual([]);
});
