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
    why: 'every field',
    answer: { 11: { number: '7' }, 12: { number: 8 } },
    reads: { '*': { number: 'digits' } },
    faults: ['answer.12.number is number, not digits'],
  },
  {
    why: 'numbers in text',
    answer: ['12', '-0.1', '', '1e3'],
    reads: ['decimal'],
    faults: ['answer[2] is string, not decimal', 'answer[3] is string, not decimal'],
  },
  {
    why: 'digits',
    answer: ['12', '', '-1', '1.5'],
    reads: ['digits or nothing'],
    faults: ['answer[2] is string, not digits or nothing', 'answer[3] is string, not digits or nothing'],
  },
  {
    why: 'lists of digits',
    answer: [[], ['8'], [8], '8'],
    reads: ['list of digits'],
    faults: ['answer[2] is a list of 1, not list of digits', 'answer[3] is string, not list of digits'],
  },
  { why: 'a fraction', answer: 1.5, reads: 'integer', faults: ['answer is number, not integer'] },
  {
    why: 'dates',
    answer: ['Wed, 15 Feb 2012 18:37:51 +0000', '2012-02-15T18:37:51.000Z'],
    reads: ['RFC 2822'],
    faults: ['answer[1] is string, not RFC 2822'],
  },
  {
    why: 'an empty list',
    answer: [],
    reads: [{ id: 'number' }],
    faults: ['answer is a list of 0, not a list of some'],
  },
  { why: 'no fields', answer: {}, reads: { '*': { id: 'number' } }, faults: ['answer has no fields'] },
  { why: 'a list for an object', answer: [], reads: {}, faults: ['answer is a list of 0, not an object'] },
])('for $why the faults are $faults', ({ answer, reads, faults }) => {
  expect(misread(answer, reads)).toEqual(faults);
});
