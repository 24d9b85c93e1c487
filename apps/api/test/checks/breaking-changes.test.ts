import { expect, test } from 'vitest';
import type { ApiDescription, Operation, Schema } from './api-description.ts';
import { breakingChanges } from './breaking-changes.ts';

const item: Schema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    owner: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
  },
  required: ['id', 'name', 'owner'],
};
const list: Schema = {
  type: 'object',
  properties: { items: { type: 'array', items: item } },
  required: ['items'],
};
const page = { name: 'page', in: 'query', schema: { type: 'string' } } as const;

const before = api({ parameters: [page], answer: list });

test.each<{ change: string; after: ApiDescription; breaks: string[] }>([
  { change: 'nothing', after: before, breaks: [] },
  {
    change: 'a new field',
    after: api({ parameters: [page], answer: withItem({ hue: { type: 'integer' } }) }),
    breaks: [],
  },
  {
    change: 'a new optional input',
    after: api({ parameters: [page, { ...page, name: 'size' }], answer: list }),
    breaks: [],
  },
  { change: 'the call gone', after: { paths: {} }, breaks: ['GET /things is gone'] },
  {
    change: 'a token needed',
    after: api({ parameters: [page], answer: list, security: [{ key: [], token: [] }] }),
    breaks: ['GET /things: it needs a token now'],
  },
  {
    change: 'an input required',
    after: api({ parameters: [{ ...page, required: true }], answer: list }),
    breaks: ['GET /things: page has to be given now'],
  },
  {
    change: 'a field gone',
    after: api({ parameters: [page], answer: withItem({ name: undefined }) }),
    breaks: ['GET /things: the answer.items[].name is gone'],
  },
  {
    change: 'a field of another type',
    after: api({ parameters: [page], answer: withItem({ id: { type: 'string' } }) }),
    breaks: ['GET /things: the answer.items[].id can be string now'],
  },
  {
    change: 'a field that may be null',
    after: api({ parameters: [page], answer: withItem({ name: { type: ['string', 'null'] } }) }),
    breaks: ['GET /things: the answer.items[].name can be null now'],
  },
  {
    change: 'a field that is never null any more',
    after: api({ parameters: [page], answer: withItem({ owner: { type: 'integer' } }) }),
    breaks: [],
  },
])('$change', ({ after, breaks }) => {
  expect(breakingChanges(before, after)).toEqual(breaks);
});

function api({
  answer,
  security = [{ key: [] }],
  ...operation
}: Pick<Operation, 'parameters'> & { answer: Schema; security?: Operation['security'] }): ApiDescription {
  const responses = { 200: { content: { 'application/json': { schema: answer } } } };
  return { paths: { '/things': { get: { ...operation, security, responses } } } };
}

function withItem(fields: Record<string, Schema | undefined>): Schema {
  const properties = Object.fromEntries(
    Object.entries({ ...item.properties, ...fields }).filter(([, schema]) => schema !== undefined),
  ) as Record<string, Schema>;
  return { ...list, properties: { items: { type: 'array', items: { ...item, properties } } } };
}
