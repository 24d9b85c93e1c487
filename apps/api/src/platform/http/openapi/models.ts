import { z } from 'zod';
import { type JsonSchema, mapSchema } from './json-schema.ts';

export interface Models {
  /** The schema of an answer; a named model is a reference. */
  answer(schema: z.ZodType): JsonSchema;
  /** The fields of a request as the server understands them: an id is a number, though an address is text. */
  fields(schema: z.ZodObject | undefined): Field[];
  /** Adds a model, so that a schema without a name of its own has one. */
  named(name: string, schema: JsonSchema): JsonSchema;
  resolve(schema: JsonSchema): JsonSchema;
  all: Record<string, JsonSchema>;
}

interface Field {
  name: string;
  isRequired: boolean;
  schema: JsonSchema;
}

export function createModels(): Models {
  const all: Record<string, JsonSchema> = {};

  function answer(schema: z.ZodType): JsonSchema {
    const { root, models } = toJson(schema, 'output');
    Object.assign(all, models);
    return root;
  }

  function fields(schema: z.ZodObject | undefined): Field[] {
    if (!schema) return [];
    const { required = [] } = toJson(schema, 'input').root;
    return Object.entries(schema.shape).map(([name, field]) => ({
      name,
      isRequired: required.includes(name),
      schema: answer(field as z.ZodType),
    }));
  }

  return {
    all,
    answer,
    fields,
    named: (name, schema) => {
      if (schema.$ref) return schema;
      all[name] = schema;
      return { $ref: `${COMPONENTS}${name}` };
    },
    resolve: (schema) => (schema.$ref ? (all[schema.$ref.slice(COMPONENTS.length)] ?? schema) : schema),
  };
}

const COMPONENTS = '#/components/schemas/';

function toJson(schema: z.ZodType, io: 'input' | 'output') {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const { $defs = {}, ...root } = JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', `"${COMPONENTS}`));
  const models = Object.entries<JsonSchema>($defs).map(([name, model]) => [name, mapSchema(model, simplify)]);
  return { root: mapSchema(root, simplify), models: Object.fromEntries(models) };
}

/** Drops what says nothing to a reader, and what differs between dialects of regular expressions. */
function simplify({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format === 'date-time' || schema.format === 'date' || NEEDS_UNICODE.test(String(schema.pattern)))
    delete schema.pattern;
  // Fields may be added to an answer, so a client must not refuse unknown ones.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  // Linters want to know what is in a list, also where its length is fixed.
  const [first] = schema.prefixItems ?? [];
  if (first && schema.items === false) schema.items = first;
  return withPlainNull(schema);
}

const NEEDS_UNICODE = /\\p\{/i;

/** `anyOf: [{ type: 'string' }, { type: 'null' }]` is `type: ['string', 'null']`. */
function withPlainNull({ anyOf, ...schema }: JsonSchema): JsonSchema {
  // An empty choice stands for undefined, which JSON does not have.
  const choices = anyOf?.filter((choice) => Object.keys(choice).length > 0);
  if (!choices) return schema;
  const [only, ...others] = choices.filter(({ type }) => type !== 'null');
  if (!only || others.length > 0 || only.$ref || only.enum) return { ...schema, anyOf: choices };
  const isNullable = choices.length > 1;
  return { ...only, ...schema, ...(isNullable && { type: [only.type, 'null'].flat() as string[] }) };
}
