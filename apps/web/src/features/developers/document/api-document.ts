import { modelName, type Schema } from './schema-notation.ts';

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string; description: string }[];
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    headers: Record<string, { description: string }>;
  };
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  deprecated?: boolean;
  'x-deprecation'?: { since: string; use: string; sunset?: string };
  /** The requests whose recorded answers are the examples. */
  'x-recorded'?: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

export interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, Media>;
}

export interface Media {
  schema: Schema;
  example?: unknown;
  examples?: Record<string, { summary?: string; value: unknown }>;
}

/** A cast, because the contract has no schema of the OpenAPI document. */
export function toApiDocument(description: unknown): ApiDocument {
  return description as ApiDocument;
}

export interface LocatedOperation {
  method: string;
  path: string;
  operation: Operation;
}

export function operationsOf({ paths }: ApiDocument): LocatedOperation[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => withFixedParts({ method, path, operation })),
  );
}

/** The document has parameters with a single value where linters would report two paths as ambiguous. */
function withFixedParts({ method, path, operation }: LocatedOperation): LocatedOperation {
  const { parameters } = operation;
  if (!parameters?.some(isFixed)) return { method, path, operation };
  const filled = parameters
    .filter(isFixed)
    .reduce((url, { name, schema }) => url.replace(`{${name}}`, String(schema.enum?.[0])), path);
  const rest = parameters.filter((parameter) => !isFixed(parameter));
  return { method, path: filled, operation: { ...operation, parameters: rest } };
}

function isFixed({ in: place, schema }: Parameter): boolean {
  return place === 'path' && schema.enum?.length === 1;
}

/** The schema of the request body, which is a model of the document. */
export function bodySchemaOf({ requestBody }: Operation, { components }: ApiDocument): Schema | undefined {
  const { schema } = Object.values(requestBody?.content ?? {})[0] ?? {};
  return schema?.$ref ? components.schemas[modelName(schema.$ref)] : undefined;
}

/** Request bodies are shown with their call and have no page of their own. */
export function isModelOfAnswers(name: string): boolean {
  return !name.endsWith('Body');
}
