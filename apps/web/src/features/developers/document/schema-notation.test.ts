import { describe, expect, test } from 'vitest';
import { type Schema, shapeOf, typeOf } from './schema-notation.ts';

test.each<{ schema: Schema; type: string }>([
  { schema: { type: 'integer' }, type: 'number' },
  { schema: { type: ['string', 'null'] }, type: 'string | null' },
  { schema: { anyOf: [{ type: 'integer' }, { type: 'null' }] }, type: 'number | null' },
  { schema: { type: 'string', enum: ['gold', 'linen'] }, type: '"gold" | "linen"' },
  { schema: { const: true }, type: 'true' },
  { schema: { $ref: '#/components/schemas/SetSummary' }, type: 'SetSummary' },
  { schema: { type: 'array', items: { $ref: '#/components/schemas/Post' } }, type: 'Post[]' },
  { schema: { type: 'array', items: { type: 'string' } }, type: 'string[]' },
  { schema: { type: 'array', items: { type: ['string', 'null'] } }, type: '(string | null)[]' },
  {
    schema: { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'integer' }] },
    type: '[number, number]',
  },
  { schema: {}, type: 'unknown' },
  { schema: { type: 'object' }, type: '{}' },
  {
    schema: {
      type: 'object',
      properties: { id: { type: 'integer' }, note: { type: 'string' } },
      required: ['id'],
    },
    type: '{\n  id: number\n  note?: string\n}',
  },
  {
    schema: {
      type: 'object',
      properties: {
        sets: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } },
      },
      required: ['sets'],
    },
    type: '{\n  sets: {\n    id?: number\n  }[]\n}',
  },
  { schema: { type: 'object', additionalProperties: { type: 'integer' } }, type: '{\n  [key]: number\n}' },
])('$type', ({ schema, type }) => {
  expect(typeOf(schema)).toBe(type);
});

describe('a value in an address', () => {
  test.each<{ schema: Schema; shape: string }>([
    { schema: { type: 'integer' }, shape: 'whole number' },
    { schema: { type: 'array', items: { type: 'integer' } }, shape: 'whole numbers, comma-separated' },
    { schema: { type: ['integer', 'string'] }, shape: 'whole number or text' },
    { schema: { type: 'boolean' }, shape: 'true or false' },
    { schema: { const: 1 }, shape: '1' },
    { schema: { type: 'string', maxLength: 100 }, shape: 'text, at most 100 characters' },
    { schema: { type: 'string', maxLength: 4_000 }, shape: 'text, at most 4,000 characters' },
    { schema: { type: 'string' }, shape: 'text' },
    { schema: { type: 'string', enum: ['a', 'b'] }, shape: 'a, b' },
    { schema: { type: 'integer', minimum: 1, maximum: 12 }, shape: 'whole number from 1 to 12' },
    { schema: { type: 'integer', minimum: 0, maximum: 2_147_483_647 }, shape: 'whole number' },
  ])('is a $shape', ({ schema, shape }) => {
    expect(shapeOf(schema)).toBe(shape);
  });
});
