import type { JSONObject } from '@modelcontextprotocol/server';
import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import { z } from 'zod';

/** JSON Schema of an object. */
type ObjectSchema = {
  type: 'object';
  properties: JSONObject;
  required?: string[];
  additionalProperties?: false;
};

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What the call takes in its path and its query, each as the JSON value that its text stands for. */
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

/** `example` is a word of OpenAPI; validators of JSON Schema know `examples`. */
function inputField(field: z.ZodType): JSONObject {
  const { $schema: _, '~standard': _standard, example, ...schema } = z.toJSONSchema(field, { io: 'output' });
  return { ...schema, ...(example !== undefined && { examples: [example] }) } as JSONObject;
}

/** The fields of the answer and no deeper: a list of tools with whole answers would be five times as long. */
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

/** Every one that the contract has is found by these keywords. */
function typesIn(schema: JsonSchema, named: Record<string, JsonSchema>): string[] {
  const { $ref, anyOf, oneOf, type } = schema;
  const referred = $ref && named[$ref.replace('#/$defs/', '')];
  if (referred) return typesIn(referred, named);
  const either = anyOf ?? oneOf;
  if (either) return either.flatMap((one) => typesIn(one as JsonSchema, named));
  return [type ?? []].flat();
}
