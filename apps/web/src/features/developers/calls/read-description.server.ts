import type { CallDoc, CallGroup, CallInput, ModelDoc } from './call-docs.ts';
import { modelName, type Schema, shapeOf, typeOf } from './schema-notation.ts';

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export function readCalls(document: unknown): CallGroup[] {
  const { paths, components } = document as Description;
  const groups = new Map<string, CallDoc[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const feature = operation.tags[0] ?? '';
      const call = toDoc(operation, { method, path, models: components.schemas });
      groups.set(feature, [...(groups.get(feature) ?? []), call]);
    }
  }
  return [...groups].map(([feature, calls]) => ({ feature, calls }));
}

/** What a call takes is shown with the call, so only models of answers are listed. */
export function readModels(document: unknown): ModelDoc[] {
  const { components } = document as Description;
  return Object.entries(components.schemas)
    .filter(([name]) => !name.endsWith('Body'))
    .map(([name, schema]) => ({ name, description: schema.description ?? '', fields: fieldsOf(schema) }));
}

interface Around {
  method: string;
  path: string;
  models: Record<string, Schema>;
}

function toDoc(operation: Operation, { method, path, models }: Around): CallDoc {
  const content = operation.responses['200']?.content ?? {};
  const answer = content['application/json'];
  return {
    id: `${method}${path.replace(/[^a-zA-Z0-9]+/g, '-')}`.replace(/-$/, ''),
    method: method.toUpperCase() as CallDoc['method'],
    path,
    summary: operation.summary,
    description: operation.description,
    needs: needsOf(operation),
    sendsJson: sendsJson(operation),
    inputs: [...addressInputs(operation), ...bodyInputs(operation, models)],
    answer: answer ? typeOf(answer.schema) : '',
    example: writtenExample(answer ?? Object.values(content)[0]),
  };
}

function needsOf({ security }: Operation): CallDoc['needs'] {
  const [first] = security;
  if (!first) return 'nothing';
  return 'token' in first ? 'token' : 'key';
}

function addressInputs({ parameters = [] }: Operation): CallInput[] {
  return parameters.flatMap(({ name, in: place, required = false, schema, description = '', example }) =>
    place === 'header'
      ? []
      : [
          {
            name,
            place,
            isRequired: required,
            shape: shapeOf(schema),
            description,
            example: String(example),
          },
        ],
  );
}

function bodyInputs(operation: Operation, models: Around['models']): CallInput[] {
  const isJson = sendsJson(operation);
  const { schema: { $ref } = {}, example } = Object.values(operation.requestBody?.content ?? {})[0] ?? {};
  const body = $ref ? models[modelName($ref)] : undefined;
  const values = (example ?? {}) as Record<string, unknown>;
  return Object.entries(body?.properties ?? {}).map(([name, field]) => ({
    name,
    place: 'body',
    isRequired: body?.required?.includes(name) ?? false,
    shape: isJson ? inOneLine(typeOf(field)) : shapeOf(field),
    description: field.description ?? '',
    example: isJson ? writtenJson(values[name]) : String(values[name] ?? ''),
  }));
}

function sendsJson({ requestBody }: Operation): boolean {
  const types = Object.keys(requestBody?.content ?? {});
  return types.length === 1 && types[0] === 'application/json';
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

function writtenExample(media: Media | undefined): string {
  const example = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  if (example === undefined) return '';
  return typeof example === 'string' ? example : JSON.stringify(example);
}

function fieldsOf({ properties = {}, required = [] }: Schema): ModelDoc['fields'] {
  return Object.entries(properties).map(([name, field]) => ({
    name,
    type: typeOf(field),
    isOptional: !required.includes(name),
    description: field.description ?? '',
  }));
}
