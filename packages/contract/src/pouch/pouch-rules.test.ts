import { expect, test } from 'vitest';
import { searchPouch } from './pouch-rules.ts';

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
