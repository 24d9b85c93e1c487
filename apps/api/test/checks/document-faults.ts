import { callName } from '@wallabee/contract/developers/call-names';
import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema;
}

interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

export interface DocumentedCall {
  operationId: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { headers?: Record<string, unknown>; content?: Record<string, Media> }>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, DocumentedCall>>;
  components: { schemas: Record<string, Schema> };
}

/** What a reader of the document would miss, one sentence each. */
export function documentFaults({ paths, components }: OpenApiDocument): string[] {
  return [
    ...Object.entries(components.schemas).flatMap(([name, schema]) => modelFaults(name, schema)),
    ...Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls).flatMap(([method, call]) =>
        callFaults(call).map((fault) => `${method.toUpperCase()} ${path}: ${fault}`),
      ),
    ),
  ];
}

function modelFaults(name: string, schema: Schema): string[] {
  const fields = Object.entries(schema.properties ?? {});
  return [
    ...(schema.description ? [] : [`${name} has no description`]),
    ...fields.flatMap(([field, part]) => [
      ...(part.description ? [] : [`${name}.${field} has no description`]),
      ...(hasObject(part) ? [`${name}.${field} has an object without a name`] : []),
    ]),
  ];
}

/** A field or answer may be a list of models or a choice of them. Their fields are described there, and once. */
function hasObject({ properties, items, anyOf = [], additionalProperties }: Schema): boolean {
  const inner = [items, additionalProperties, ...anyOf].filter((part) => typeof part === 'object');
  return properties !== undefined || inner.some(hasObject);
}

function callFaults({ parameters = [], requestBody, responses }: DocumentedCall): string[] {
  const answers = Object.entries(responses['200']?.content ?? {});
  const bodies = Object.entries(requestBody?.content ?? {});
  return [
    ...parameters.flatMap(parameterFaults),
    ...[...bodies, ...answers].flatMap(([type, { schema }]) =>
      hasObject(schema) ? [`${type} has an object without a name`] : [],
    ),
    ...[...bodies, ...answers].flatMap(([type, media]) =>
      examplesIn(media).length > 0 || type.startsWith('image/') ? [] : [`${type} has no example`],
    ),
    ...(responses['200']?.headers ? [] : ['the headers of its answer are not described']),
  ];
}

function parameterFaults({ name, description, schema, example }: Parameter): string[] {
  const isId = /(^i|[a-z]I)ds?$/.test(name);
  const isNumber = [schema, schema.items].some((part) => part?.type === 'integer');
  return [
    ...(description ? [] : [`the parameter ${name} has no description`]),
    ...(example === undefined ? [`the parameter ${name} has no example`] : []),
    ...(isId && !isNumber ? [`the parameter ${name} is an id and not a number`] : []),
  ];
}

export function examplesIn({ example, examples = {} }: Partial<Media> = {}): unknown[] {
  const named = Object.values(examples).map(({ value }) => value);
  return example === undefined ? named : [example, ...named];
}

/** The call as the document describes it. */
export function documented({ paths }: OpenApiDocument, call: DescribedCall): DocumentedCall {
  const name = callName(call);
  const found = Object.values(paths)
    .flatMap((path) => Object.values(path))
    .find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`${name} is not in the document`);
  return found;
}
