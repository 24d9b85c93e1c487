import { type JsonSchema, mapSchema } from './json-schema.ts';
import type { Models } from './models.ts';

/** Built from the examples of the fields; what cannot be built names itself, and fails the tests. */
export function exampleOf(schema: JsonSchema, models: Models): unknown {
  if ('example' in schema) return schema.example;
  if (schema.$ref) return exampleOf(models.resolve(schema), models);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.find(({ type }) => type !== 'null');
  if (choice) return exampleOf(choice, models);
  if (schema.prefixItems) return schema.prefixItems.map((item) => exampleOf(item, models));
  if (schema.items) return [exampleOf(schema.items, models)];
  return schema.properties || schema.additionalProperties ? objectOf(schema, models) : undefined;
}

function objectOf({ properties = {}, propertyNames, additionalProperties }: JsonSchema, models: Models) {
  const fields = Object.entries(properties).map(([name, field]) => [name, exampleOf(field, models)]);
  if (additionalProperties && propertyNames?.example !== undefined)
    fields.push([String(propertyNames.example), exampleOf(additionalProperties, models)]);
  return Object.fromEntries(fields);
}

/** The document shows whole examples, so that it does not repeat them field by field. */
export function withoutExample(schema: JsonSchema): JsonSchema {
  return mapSchema(schema, ({ example: _, ...rest }) => rest);
}
