import { describe, expect, test } from 'vitest';
import type { ItemId, ItemTypeId, SetId } from '../protocol/ids.ts';
import { filterPouch, type PouchFilter, searchPouch, setsInPouch, sortPouch } from './pouch-rules.ts';

describe('searchPouch', () => {
  const items = [
    { name: 'Fog Bell', number: 12 },
    { name: 'Bellows', number: 1_204 },
    { name: 'Route 12 Ticket', number: 7 },
  ];

  test.each([
    { text: '', names: ['Fog Bell', 'Bellows', 'Route 12 Ticket'] },
    { text: '  ', names: ['Fog Bell', 'Bellows', 'Route 12 Ticket'] },
    { text: ' BELL', names: ['Fog Bell', 'Bellows'] },
    { text: '12', names: ['Fog Bell'] },
    { text: '#12', names: ['Fog Bell'] },
    { text: '012', names: ['Fog Bell'] },
    { text: '1204', names: ['Bellows'] },
    { text: '#1,204', names: ['Bellows'] },
    { text: '1', names: [] },
    { text: '12 t', names: ['Route 12 Ticket'] },
    { text: '-12', names: [] },
    { text: '.*', names: [] },
  ])('"$text" leaves $names [PO-01]', ({ text, names }) => {
    expect(searchPouch(items, text).map(({ name }) => name)).toEqual(names);
  });
});

const PORT = { set_id: 40 as SetId, set_name: 'Port' };
const ATTIC = { set_id: 7 as SetId, set_name: 'Attic' };

/** The newest first. */
const POUCH = [
  carried(6, { type: 1, name: 'Fog Bell', number: 12, ...PORT }),
  carried(5, { type: 2, name: 'Lamp 10', number: 9, ...ATTIC, status: 'LOCKED' }),
  carried(4, { type: 3, name: 'Lamp 9', number: 10_001, ...ATTIC }),
  carried(3, { type: 1, name: 'Fog Bell', number: 9_999, ...PORT, status: 'LOCKED' }),
  carried(2, { type: 4, name: 'Anchor', number: 100, ...PORT }),
];
const EVERYTHING: PouchFilter = {
  text: '',
  onlyLocked: false,
  onlyDuplicates: false,
  onlySpares: false,
  prestige: null,
  setId: null,
};

describe('filterPouch', () => {
  test.each([
    { what: 'nothing', filter: {}, ids: [6, 5, 4, 3, 2] },
    { what: 'locked items', filter: { onlyLocked: true }, ids: [5, 3] },
    { what: 'duplicates', filter: { onlyDuplicates: true }, ids: [6, 3] },
    { what: 'single digits', filter: { prestige: 'sd' }, ids: [5] },
    { what: 'double digits', filter: { prestige: 'dd' }, ids: [6] },
    { what: 'triple digits', filter: { prestige: 'td' }, ids: [2] },
    { what: 'quadruple digits', filter: { prestige: 'qd' }, ids: [3] },
    { what: 'higher numbers', filter: { prestige: 'beyond' }, ids: [4] },
    { what: 'a set', filter: { setId: 7 }, ids: [5, 4] },
    {
      what: 'locked duplicates of a set',
      filter: { onlyLocked: true, onlyDuplicates: true, setId: 40 },
      ids: [3],
    },
    { what: 'a name in a set', filter: { text: 'lamp', setId: 40 }, ids: [] },
  ] as { what: string; filter: Partial<PouchFilter>; ids: number[] }[])(
    'by $what leaves $ids [PO-01]',
    ({ filter, ids }) => {
      expect(idsOf(filterPouch(POUCH, { ...EVERYTHING, ...filter }))).toEqual(ids);
    },
  );

  test('a duplicate is counted in the whole pouch, not in what the search leaves', () => {
    const found = filterPouch(POUCH, { ...EVERYTHING, text: '12', onlyDuplicates: true });

    expect(idsOf(found)).toEqual([6]);
  });

  test('spares are those that are marked as such', () => {
    const marked = POUCH.map((item) => ({ ...item, is_spare: item.item_id === 3 }));

    expect(idsOf(filterPouch(marked, { ...EVERYTHING, onlySpares: true }))).toEqual([3]);
    expect(filterPouch(POUCH, { ...EVERYTHING, onlySpares: true })).toEqual([]);
  });
});

test.each([
  { sort: 'newest', ids: [6, 5, 4, 3, 2] },
  { sort: 'number', ids: [5, 6, 2, 3, 4] },
  { sort: 'name', ids: [2, 6, 3, 4, 5] },
  { sort: 'set', ids: [4, 5, 2, 6, 3] },
] as const)('sorted by $sort the pouch is $ids [PO-01]', ({ sort, ids }) => {
  expect(idsOf(sortPouch(POUCH, sort))).toEqual(ids);
});

test('the sets of a pouch are counted and listed by name', () => {
  expect(setsInPouch(POUCH)).toEqual([
    { id: 7, name: 'Attic', count: 2 },
    { id: 40, name: 'Port', count: 3 },
  ]);
});

interface CarriedFacts {
  type: number;
  name: string;
  number: number;
  set_id: SetId;
  set_name: string;
  status?: 'LOCKED';
}

function carried(id: number, { type, status, ...facts }: CarriedFacts) {
  return {
    ...facts,
    item_id: id as ItemId,
    item_type_id: type as ItemTypeId,
    status: status ?? ('DEFAULT' as const),
  };
}

function idsOf(items: readonly { item_id: number }[]): number[] {
  return items.map(({ item_id }) => item_id);
}
