import { expect, test } from 'vitest';
import { documentFaults, type OpenApiDocument } from './document-faults.ts';

const text = { type: 'string', description: 'Its name.' };
const thing = { type: 'object', description: 'A thing.', properties: { name: text } };
const answer = { schema: { $ref: '#/components/schemas/Thing' }, example: { name: 'Lamp' } };
const id = { name: 'thingId', in: 'path', description: 'Its id.', schema: { type: 'integer' }, example: 1 };

const complete = api({});

test('a complete description has no faults', () => {
  expect(documentFaults(complete)).toEqual([]);
});

test.each<{ document: OpenApiDocument; faults: string[] }>([
  {
    document: api({ model: { ...thing, properties: { name: { type: 'string' } } } }),
    faults: ['Thing.name has no description'],
  },
  { document: api({ model: { ...thing, description: '' } }), faults: ['Thing has no description'] },
  {
    document: api({ model: { ...thing, properties: { inner: { ...thing } } } }),
    faults: ['Thing.inner has an object without a name'],
  },
  {
    document: api({ media: { schema: answer.schema } }),
    faults: ['GET /things/{thingId}: application/json has no example'],
  },
  {
    document: api({ media: { ...answer, schema: { type: 'array', items: thing } } }),
    faults: ['GET /things/{thingId}: application/json has an object without a name'],
  },
  {
    document: api({ parameter: { ...id, schema: { type: 'string' } } }),
    faults: ['GET /things/{thingId}: the parameter thingId is an id and not a number'],
  },
  {
    document: api({ parameter: { name: 'thingId', in: 'path', schema: { type: 'integer' } } }),
    faults: [
      'GET /things/{thingId}: the parameter thingId has no description',
      'GET /things/{thingId}: the parameter thingId has no example',
    ],
  },
])('$faults', ({ document, faults }) => {
  expect(documentFaults(document)).toEqual(faults);
});

interface Parts {
  model?: OpenApiDocument['components']['schemas'][string];
  media?: { schema: object; example?: unknown };
  parameter?: { name: string; in: string; schema: object };
}

function api({ model = thing, media = answer, parameter = id }: Parts): OpenApiDocument {
  const responses = { 200: { headers: {}, content: { 'application/json': media } } };
  const get = { operationId: 'readThing', tags: ['things'], parameters: [parameter], responses };
  return { paths: { '/things/{thingId}': { get } }, components: { schemas: { Thing: model } } };
}
