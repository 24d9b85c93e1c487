import type { JSONObject } from '@modelcontextprotocol/server';
import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import { z } from 'zod';

type ObjectSchema = {
  type: 'object';
  properties: JSONObject;
  required?: string[];
  additionalProperties?: false;
};

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The path and query parameters of the call, with the JSON types of their values. */
export function inputSchemaOf(endpoint: Endpoint): ObjectSchema {
  const fields = inputFieldsOf(endpoint);
  const needed = ([, field]: [string, z.ZodType]) => !field.safeParse(undefined).success;
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inputField(field)])),
    required: Object.entries(fields)
      .filter(needed)
      .map(([name]) => name),
    additionalProperties: false,
  };
}

export function inputFieldsOf({ params, query }: Endpoint): Record<string, z.ZodType> {
  return { ...(params?.shape as Fields), ...(query?.shape as Fields) };
}

type Fields = Record<string, z.ZodType> | undefined;

/** OpenAPI's `example` is `examples` in JSON Schema. */
function inputField(field: z.ZodType): JSONObject {
  const { $schema: _, '~standard': _standard, example, ...schema } = z.toJSONSchema(field, { io: 'output' });
  return { ...schema, ...(example !== undefined && { examples: [example] }) } as JSONObject;
}

/** Only the top-level fields: with whole answers the list of tools would be five times as long. */
export function outputSchemaOf(fields: Readonly<Record<string, z.ZodType>>): ObjectSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, outputField(field)])),
  };
}

function outputField(field: z.ZodType): JSONObject {
  const schema = z.toJSONSchema(field, { io: 'output' });
  const [type, ...others] = [...new Set(typesIn(schema, schema.$defs ?? {}))];
  const description = field.meta()?.description;
  return {
    ...(type && { type: others.length === 0 ? type : [type, ...others] }),
    ...(description && { description }),
  };
}

/** These keywords cover every schema of the contract. */
function typesIn(schema: JsonSchema, named: Record<string, JsonSchema>): string[] {
  const { $ref, anyOf, oneOf, type } = schema;
  const referred = $ref && named[$ref.replace('#/$defs/', '')];
  if (referred) return typesIn(referred, named);
  const either = anyOf ?? oneOf;
  if (either) return either.flatMap((one) => typesIn(one as JsonSchema, named));
  return [type ?? []].flat();
}
