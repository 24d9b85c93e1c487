import { HISTORY_EVENT_TYPES } from '@wallabee/contract/items/history-event-type';
import { expect, test } from 'vitest';
import { movementWords } from './movement-words.ts';

const nothing = { to: null, item: null, location: null };

test.each([
  { type: 'itemdropped', location: 'dropped', verb: 'dropped', parts: ['place'] },
  { type: 'itemswappedplace', location: 'dropped', verb: 'left', parts: ['place', 'item'] },
  { type: 'itemswappedplace', location: 'pouch', verb: 'picked up', parts: ['place', 'item'] },
  { type: 'itemswappedvault', location: 'saved', verb: 'saved', parts: ['set', 'item'] },
  { type: 'itemswappedvault', location: 'pouch', verb: 'took', parts: ['set', 'item'] },
  { type: 'chestopened', location: 'destroyed', verb: 'opened', parts: ['item'] },
  { type: 'chestopened', location: 'pouch', verb: 'found', parts: ['item'] },
  { type: 'itemcreated', location: 'pouch', verb: 'made', parts: [] },
] as const)('[TM-02] $type that left it $location is "$verb"', ({ type, location, verb, parts }) => {
  const words = movementWords({ ...nothing, type, location });

  expect(words.verb).toBe(verb);
  expect(words.parts.map(({ part }) => part)).toEqual(parts);
});

test('[TM-02] every event has a verb', () => {
  for (const type of HISTORY_EVENT_TYPES) expect(movementWords({ ...nothing, type }).verb, type).not.toBe('');
});
