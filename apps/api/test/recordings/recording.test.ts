import { expect, test } from 'vitest';
import { misread, type Reads } from './recording.ts';

test.each<{ why: string; answer: unknown; reads: Reads; faults: string[] }>([
  { why: 'the type it reads', answer: 7, reads: 'number', faults: [] },
  { why: 'another type', answer: '7', reads: 'number', faults: ['answer is string, not number'] },
  { why: 'null', answer: null, reads: 'string', faults: ['answer is null, not string'] },
  { why: 'a field that may be missing', answer: {}, reads: { number: 'number?' }, faults: [] },
  {
    why: 'null where a field may be missing',
    answer: { number: null },
    reads: { number: 'number?' },
    faults: ['answer.number is null, not number?'],
  },
  {
    why: 'a missing field',
    answer: {},
    reads: { id: 'number' },
    faults: ['answer.id is undefined, not number'],
  },
  {
    why: 'one wrong element',
    answer: { items: [{ id: 1 }, { id: '2' }] },
    reads: { items: [{ id: 'number' }] },
    faults: ['answer.items[1].id is string, not number'],
  },
  {
    why: 'an empty list',
    answer: [],
    reads: [{ id: 'number' }],
    faults: ['answer is a list of 0, not a list of some'],
  },
  { why: 'a list for an object', answer: [], reads: {}, faults: ['answer is a list of 0, not an object'] },
])('of $why a client misreads $faults', ({ answer, reads, faults }) => {
  expect(misread(answer, reads)).toEqual(faults);
});
