import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventParser } from './event-parser.ts';

const STREAM = [
  'retry: 3000',
  '',
  ': a comment',
  'id: 7-1',
  'event: new_item',
  'data: {"number":7}',
  '',
  'event:bell',
  'data:{',
  'data:}',
  '',
  'id: 7-2',
  '',
  '',
].join('\n');

const EVENTS = [
  { event: 'new_item', data: '{"number":7}', id: '7-1' },
  { event: 'bell', data: '{\n}', id: undefined },
];

test.each(['\n', '\r\n', '\r'])('events are parsed with %j as the line end [DV-03]', (lineEnd) => {
  const parser = createEventParser();

  expect(parser.push(`${STREAM.replaceAll('\n', lineEnd)}:`)).toEqual(EVENTS);
  expect(parser.retry()).toBe(3000);
});

test('events are parsed from chunks of any length', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('\n', '\r\n'),
      fc.infiniteStream(fc.integer({ min: 1, max: 9 })),
      (end, sizes) => {
        const parser = createEventParser();
        let text = STREAM.replaceAll('\n', end);
        const found = [];
        for (const size of sizes) {
          if (text === '') break;
          found.push(...parser.push(text.slice(0, size)));
          text = text.slice(size);
        }
        expect(found).toEqual(EVENTS);
      },
    ),
  );
});

test('an id without an event becomes the last id', () => {
  const parser = createEventParser();

  parser.push(STREAM);

  expect(parser.lastId()).toBe('7-2');
});
