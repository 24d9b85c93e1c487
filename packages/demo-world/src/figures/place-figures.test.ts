import { describe, expect, test } from 'vitest';
import { figureOf, times } from './figures.fixture.ts';

const lying = (...items: [type: number, place: number][]) =>
  items.map(([item_type_id, place_id], index) => ({
    item_id: index + 1,
    item_type_id,
    place_id,
    location: 'dropped',
  }));

const place = [
  { id: 1, category_id: 10 },
  { id: 2, category_id: 20 },
];

test.each([
  { items: times(30, (index) => [index + 1, 1] as [number, number]), value: 0.1, isMet: true },
  { items: times(24, (index) => [(index % 12) + 1, 1] as [number, number]), value: 0.25, isMet: false },
])('the three commonest types make $value of what lies at places [WD-01]', ({ items, value, isMet }) => {
  const name = 'items at places that are of the three commonest types there';
  const inPouch = { item_id: 99, item_type_id: 1, location: 'pouch' };
  const figure = figureOf(name, { rows: { place, item: [...lying(...items), inPouch] } });
  expect(figure).toMatchObject({ value, isMet });
});

test.each([
  { first: 5, second: 5, value: 5, isMet: true },
  { first: 8, second: 0, value: 4, isMet: false },
  { first: 20, second: 14, value: 17, isMet: false },
])(
  'places with $first and $second items have a median of $value [WD-01]',
  ({ first, second, value, isMet }) => {
    const items = [...times(first, () => [1, 1] as const), ...times(second, () => [1, 2] as const)];
    const rows = { place, item: lying(...items.map(([type, at]): [number, number] => [type, at])) };
    expect(figureOf('median of items at a place', { rows })).toMatchObject({ value, isMet });
  },
);

describe('places of different categories', () => {
  const types = [
    { id: 1, categories: [10] },
    { id: 2, categories: [20, 10] },
  ];

  test.each([
    {
      items: [
        [1, 1],
        [1, 2],
        [2, 2],
        [2, 1],
      ] as [number, number][],
      value: 0.75,
      isMet: true,
    },
    {
      items: [
        [1, 2],
        [1, 2],
        [1, 2],
      ] as [number, number][],
      value: 0,
      isMet: false,
    },
  ])('have $value of items foraged there [WD-01]', ({ items, value, isMet }) => {
    const name = 'items at places that are foraged in the category of their place';
    expect(figureOf(name, { types, rows: { place, item: lying(...items) } })).toMatchObject({ value, isMet });
  });

  test.each([
    { common: 1, value: 0.1, isMet: true },
    { common: 5, value: 0.5, isMet: false },
    { common: 10, value: 1, isMet: false },
  ])('have $common of ten items in common [WD-01]', ({ common, value, isMet }) => {
    const items = [
      ...times(10, (): [number, number] => [1, 1]),
      ...times(10, (index): [number, number] => [index < common ? 1 : 2, 2]),
    ];
    const name = 'overlap of the types that lie at places of two categories';
    expect(figureOf(name, { rows: { place, item: lying(...items) } })).toMatchObject({ value, isMet });
  });
});
