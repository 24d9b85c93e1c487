import type { Endpoint } from '@wallabee/contract/protocol/endpoint';

/** The parts of an OpenAPI document that the tests read. */
export interface ApiDescription {
  paths: Record<string, Record<string, Operation>>;
  components?: Record<string, Record<string, unknown>>;
}

export interface Operation {
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema; example?: object }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
}

export interface Input {
  name: string;
  place: 'path' | 'query' | 'body';
  isRequired: boolean;
  schema: Schema;
}

export function inputsOf({ parameters = [], requestBody }: Operation): Input[] {
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  return [
    ...parameters.flatMap(({ name, in: place, required = false, schema }) =>
      place === 'header' ? [] : [{ name, place, isRequired: required, schema }],
    ),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
      name,
      place: 'body' as const,
      isRequired: body?.required?.includes(name) ?? false,
      schema,
    })),
  ];
}

/** With the models in the place of the references to them. */
export function operationsOf(document: ApiDescription) {
  const paths = resolved(document.paths, document) as ApiDescription['paths'];
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as Endpoint['method'],
      path,
      operation,
    })),
  );
}

function resolved(part: unknown, document: ApiDescription): unknown {
  if (Array.isArray(part)) return part.map((entry) => resolved(entry, document));
  if (typeof part !== 'object' || part === null) return part;
  const { $ref, ...rest } = part as { $ref?: string };
  const target = typeof $ref === 'string' ? (resolved(targetOf($ref, document), document) as object) : {};
  const fields = Object.entries(rest).map(([name, value]) => [name, resolved(value, document)]);
  return { ...target, ...Object.fromEntries(fields) };
}

function targetOf(reference: string, { components }: ApiDescription): unknown {
  const [, , kind = '', name = ''] = reference.split('/');
  return components?.[kind]?.[name];
}
