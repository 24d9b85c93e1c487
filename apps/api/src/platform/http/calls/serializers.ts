import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';

type Write = (value: unknown) => string;

/**
 * Writes the fields that the response schema names and no others. It does not validate: the compiler checks the
 * shape, and tests parse what handlers answer.
 */
export function serializerCompiler({ schema }: { schema: unknown }): Write {
  let write: Write | undefined;
  return (value) => {
    // Compiling takes milliseconds, and most of the calls are not made soon after the start.
    write ??= compile(schema as z.ZodType);
    return write(value);
  };
}

function compile(schema: z.ZodType): Write {
  // Without ids every model is written in place, so that a nullable one needs no reference.
  const described = z.toJSONSchema(schema, { io: 'output', target: 'draft-7', metadata: z.registry() });
  return fastJsonStringify(simplify(described) as fastJsonStringify.AnySchema);
}

/**
 * Every alternative of `anyOf` is validated until one fits, which null alone does not need. Fields that a schema does
 * not name are left out of the text, and are no reason to refuse an alternative.
 */
function simplify(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(simplify);
  if (typeof schema !== 'object' || schema === null) return schema;
  const named = Object.entries(schema).filter(([name, value]) => name !== 'additionalProperties' || value);
  const { anyOf, ...rest } = Object.fromEntries(named.map(([name, value]) => [name, simplify(value)]));
  if (!Array.isArray(anyOf)) return rest;
  const values = anyOf.filter(({ type }) => type !== 'null');
  if (values.length !== 1 || anyOf.length !== 2) return { ...rest, anyOf };
  // Null is none of the words of an `enum`.
  const { enum: _, ...inner } = values[0];
  return { ...rest, ...inner, nullable: true };
}
