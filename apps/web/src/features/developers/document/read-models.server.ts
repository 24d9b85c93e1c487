import { type ApiDocument, isModelOfAnswers, type Operation, operationsOf } from './api-document.ts';
import type { ModelDoc, ModelLine } from './call-docs.ts';
import { toLine } from './read-calls.server.ts';
import { directModels, fieldsOf, modelsWithin } from './read-fields.server.ts';
import { type Schema, typeOf } from './schema-notation.ts';

export function readModels({ components }: ApiDocument): ModelLine[] {
  return Object.entries(components.schemas)
    .filter(([name]) => isModelOfAnswers(name))
    .map(([name, { description = '' }]) => ({ name, description }));
}

export function readModel(document: ApiDocument, name: string): ModelDoc | null {
  const { schemas } = document.components;
  const schema = Object.hasOwn(schemas, name) && isModelOfAnswers(name) ? schemas[name] : undefined;
  if (!schema) return null;
  return {
    name,
    description: schema.description ?? '',
    type: schema.properties ? '' : typeOf(schema),
    fields: fieldsOf(schema, schemas, [name]),
    calls: operationsOf(document)
      .filter(({ operation }) => answerModels(operation, document).has(name))
      .map(toLine),
    models: Object.entries(schemas)
      .filter(([other, model]) => other !== name && directModels(model).includes(name))
      .map(([other]) => other)
      .filter(isModelOfAnswers),
  };
}

/** Every model that an answer of the call can contain. */
export function answerModels({ responses }: Operation, { components }: ApiDocument): Set<string> {
  const found = new Set<string>();
  for (const schema of answerSchemas(responses['200'])) modelsWithin(schema, components.schemas, found);
  return found;
}

function answerSchemas(response: Operation['responses'][string] | undefined): Schema[] {
  return Object.values(response?.content ?? {}).flatMap(({ schema }) => [
    schema,
    ...(schema.contentSchema ? [schema.contentSchema] : []),
  ]);
}
