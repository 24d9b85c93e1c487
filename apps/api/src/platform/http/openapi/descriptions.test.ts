import { expect, test } from 'vitest';
import { strictFailure } from '../../../../test/answer-checks.ts';
import {
  documented,
  documentFaults,
  examplesIn,
  type OpenApiDocument,
} from '../../../../test/checks/document-faults.ts';
import { exampleFaults } from '../../../../test/checks/example-faults.ts';
import { createTestWorld } from '../../../../test/world.ts';

const world = await createTestWorld();
const document: OpenApiDocument = (await world.app.inject({ url: '/api/openapi.json' })).json();

test('every model, field, parameter and answer is described and has an example', () => {
  expect(documentFaults(document)).toEqual([]);
});

test('every route of the API is in the document', () => {
  const described = Object.values(document.paths).flatMap((path) => Object.keys(path));

  expect(described.length).toBe(world.calls.length);
  expect(world.undescribed.filter((route) => !NO_CALLS.some((pattern) => pattern.test(route)))).toEqual([]);
});

/** The fallback for unknown paths, and MCP, which describes its own messages. */
const NO_CALLS = [/\*$/, /^POST \/api\/mcp$/];

test('the examples of every call fit the contract [DV-06]', () => {
  expect(world.calls.flatMap((call) => exampleFaults(document, call))).toEqual([]);
});

test('the example of the event stream has events as they are described', () => {
  const call = world.calls.find(({ streams }) => streams);
  const media = call && documented(document, call).responses['200']?.content?.['text/event-stream'];
  const blocks = String(examplesIn(media)[0]).split('\n\n');
  const events = blocks.flatMap((block) => {
    const [, event, data] = /^(?:id: .+\n)?event: (\w+)\ndata: (.+)$/.exec(block) ?? [];
    return event && data ? [{ event, data: JSON.parse(data) }] : [];
  });

  expect(events.map(({ event }) => event)).toEqual(['new_item', 'inbox']);
  for (const event of events) expect(call?.streams && strictFailure(call.streams, event)).toBeUndefined();
});
