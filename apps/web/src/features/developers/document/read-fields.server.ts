import type { FieldDoc } from './call-docs.ts';
import { modelName, type Schema, typeOf } from './schema-notation.ts';

type Models = Record<string, Schema>;

/** The fields of a schema, with the fields of nested models up to a maximum depth. */
export function fieldsOf(schema: Schema, models: Models, trail: readonly string[] = []): FieldDoc[] {
  const { name, schema: inner } = objectIn(schema, models);
  if (trail.length >= MAX_DEPTH || (name && trail.includes(name))) return [];
  const within = [...trail, name];
  const { properties = {}, required = [], additionalProperties } = inner;
  const fields = Object.entries(properties).map(([field, part]) =>
    fieldOf(part, { name: field, isOptional: !required.includes(field) }, { models, trail: within }),
  );
  if (typeof additionalProperties === 'object')
    fields.push(
      fieldOf(additionalProperties, { name: ANY_KEY, isOptional: false }, { models, trail: within }),
    );
  return fields;
}

/** The alternatives of a union, such as the events of a stream. */
export function choicesOf(schema: Schema, models: Models): FieldDoc[] {
  const { anyOf = [] } = schema.$ref ? (models[modelName(schema.$ref)] ?? {}) : schema;
  return anyOf.map(({ $ref = '' }) => {
    const type = modelName($ref);
    const { description = '', properties } = models[type] ?? {};
    const name = String(properties?.event?.const ?? type);
    const fields = fieldsOf({ $ref }, models);
    return { name, type, isOptional: false, isNullable: false, description, fields };
  });
}

/** Deeper models are links to their pages. */
const MAX_DEPTH = 4;
const ANY_KEY = '[key]';

interface Around {
  models: Models;
  trail: readonly string[];
}

function fieldOf(
  schema: Schema,
  named: Pick<FieldDoc, 'name' | 'isOptional'>,
  { models, trail }: Around,
): FieldDoc {
  const type = typeOf(schema);
  return {
    ...named,
    type: type.replace(/ \| null$/, ''),
    isNullable: / \| null$/.test(type),
    description: schema.description ?? '',
    fields: fieldsOf(schema, models, trail),
  };
}

/** Resolves references, lists and nullable types to the object inside; an empty schema if there is none. */
function objectIn(schema: Schema, models: Models): { name: string; schema: Schema } {
  if (schema.$ref) {
    const name = modelName(schema.$ref);
    const model = models[name] ?? {};
    return model.properties ? { name, schema: model } : { ...objectIn(model, models), name };
  }
  const choices = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null') ?? [];
  const inner = choices.length === 1 ? choices[0] : schema.items;
  return inner ? objectIn(inner, models) : { name: '', schema: choices.length > 1 ? {} : schema };
}

/** The names of all models that a schema references, directly or through other models. */
export function modelsWithin(schema: Schema, models: Models, found = new Set<string>()): Set<string> {
  for (const name of directModels(schema)) {
    if (found.has(name)) continue;
    found.add(name);
    modelsWithin(models[name] ?? {}, models, found);
  }
  return found;
}

export function directModels(schema: Schema): string[] {
  const {
    $ref,
    items,
    properties = {},
    additionalProperties,
    anyOf = [],
    oneOf = [],
    prefixItems = [],
  } = schema;
  const inner = [
    ...(items ? [items] : []),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
    ...Object.values(properties),
    ...anyOf,
    ...oneOf,
    ...prefixItems,
  ];
  return [...($ref ? [modelName($ref)] : []), ...inner.flatMap(directModels)];
}
