import { type ApiDocument, bodySchemaOf, type Operation } from './api-document.ts';
import type { CallDoc, CallInput } from './call-docs.ts';
import { fieldsOf } from './read-fields.server.ts';
import { type Schema, shapeOf, typeOf } from './schema-notation.ts';

export function addressInputs({ parameters = [], 'x-recorded': recorded = [] }: Operation): CallInput[] {
  const [, query] = recorded[0]?.split('?') ?? [];
  const recordedQuery = new URLSearchParams(query);
  return parameters.map(({ name, in: place, required = false, schema, description = '', example }) => ({
    name,
    place,
    isRequired: required,
    typedAs: typedAsOf(schema, false),
    shape: shapeOf(schema),
    description,
    example: String(example),
    isInSample: required || recordedQuery.has(name),
    fields: [],
  }));
}

export function bodyInputs(operation: Operation, document: ApiDocument): CallInput[] {
  const isJson = bodyKindOf(operation) === 'json';
  const { example } = Object.values(operation.requestBody?.content ?? {})[0] ?? {};
  const body = bodySchemaOf(operation, document);
  const values = (example ?? {}) as Record<string, unknown>;
  return Object.entries(body?.properties ?? {}).map(([name, field]) => {
    const typedAs = typedAsOf(field, isJson);
    return {
      name,
      place: 'body',
      isRequired: body?.required?.includes(name) ?? false,
      typedAs,
      shape: typedAs === 'json' ? inOneLine(typeOf(field)) : shapeOf(field),
      description: field.description ?? '',
      example: typedAs === 'json' ? writtenJson(values[name]) : String(values[name] ?? ''),
      isInSample: values[name] !== undefined,
      fields: fieldsOf(field, document.components.schemas),
    };
  });
}

export function bodyKindOf({ requestBody }: Operation): CallDoc['bodyKind'] {
  const types = Object.keys(requestBody?.content ?? {});
  if (types.length > 1) return 'formOrJson';
  return types[0] === 'application/json' ? 'json' : 'form';
}

function typedAsOf({ type, format }: Schema, isJson: boolean): CallInput['typedAs'] {
  if (format === 'password') return 'secret';
  if (!isJson || type === 'string') return 'text';
  return type === 'boolean' || type === 'integer' || type === 'number' ? 'value' : 'json';
}

function inOneLine(type: string): string {
  return type
    .replace(/\n\s*(?=\})/g, ' ')
    .replace(/(?<=\{)\n\s*/g, ' ')
    .replace(/\n\s*/g, ', ');
}

function writtenJson(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}
