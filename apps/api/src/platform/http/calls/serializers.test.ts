import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { serializerCompiler } from './serializers.ts';

const write = (schema: z.ZodType, value: unknown) => serializerCompiler({ schema })(value);

const Owner = z.object({ id: z.number().int(), name: z.string() }).meta({ id: 'WrittenOwner' });
const Thing = z.object({
  id: z.number().int().positive(),
  owner: Owner.nullable(),
  number: z.number().nullable(),
  made_at: z.iso.datetime(),
  note: z.string().optional(),
  kind: z.enum(['lamp', 'bell']).nullable(),
});
const made_at = '2026-01-01T00:00:00.000Z';
const thing = { id: 1, owner: null, number: null, made_at, kind: null };

describe('an answer', () => {
  test.each([
    { what: 'null', value: thing },
    { what: 'a nested object', value: { ...thing, owner: { id: 2, name: 'Ada' } } },
    { what: 'numbers', value: { ...thing, number: 1.5 } },
    { what: 'a word', value: { ...thing, kind: 'lamp' } },
    { what: 'an optional field', value: { ...thing, note: '' } },
    { what: 'quotes and lines', value: { ...thing, note: 'a "b"\\\n\u2028 🐝 \ud800' } },
    { what: 'a text that is no instant', value: { ...thing, made_at: '","admin":true,"x":"' } },
  ])('has the fields of its schema: $what', ({ value }) => {
    expect(JSON.parse(write(Thing, value))).toEqual(JSON.parse(JSON.stringify(value)));
  });

  test('has no field that the schema does not name, at any depth', () => {
    const secret = { password_hash: 'x' };
    const value = { ...thing, ...secret, owner: { id: 2, name: 'Ada', ...secret } };

    expect(write(z.array(Thing), [value])).not.toContain('password_hash');
    expect(write(z.record(z.string(), Thing), { a: value })).not.toContain('password_hash');
    expect(write(z.union([z.object({ other: z.string() }), Thing]), value)).not.toContain('password_hash');
  });

  test('may be one of several kinds', () => {
    const Either = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('item'), number: z.number() }),
      z.object({ kind: z.literal('set'), name: z.string() }),
    ]);

    expect(write(Either, { kind: 'item', number: 3 })).toBe('{"kind":"item","number":3}');
    expect(write(Either, { kind: 'set', name: 'Sea' })).toBe('{"kind":"set","name":"Sea"}');
    expect(() => write(Either, { kind: 'other', name: 'Sea' })).toThrow();
  });

  test('is not sent without a field that it must have', () => {
    const { id: _, ...nameless } = thing;

    expect(() => write(Thing, nameless)).toThrow('"id" is required');
  });
});
