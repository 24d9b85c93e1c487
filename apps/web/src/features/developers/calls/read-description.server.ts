import type { CallDoc, CallGroup, CallInput } from './call-docs.ts';
import { type Schema, shapeOf, typeOf } from './schema-notation.ts';

interface Description {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export function readDescription(document: unknown): CallGroup[] {
  const groups = new Map<string, CallDoc[]>();
  for (const [path, operations] of Object.entries((document as Description).paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const feature = operation.tags[0] ?? '';
      groups.set(feature, [...(groups.get(feature) ?? []), toDoc(method, path, operation)]);
    }
  }
  return [...groups].map(([feature, calls]) => ({ feature, calls }));
}

function toDoc(method: string, path: string, operation: Operation): CallDoc {
  const answer = operation.responses['200']?.content?.['application/json']?.schema;
  return {
    id: `${method}${path.replace(/[^a-zA-Z0-9]+/g, '-')}`.replace(/-$/, ''),
    method: method.toUpperCase() as CallDoc['method'],
    path,
    summary: operation.summary,
    needs: needsOf(operation),
    inputs: [...addressInputs(operation), ...bodyInputs(operation)],
    answer: answer ? typeOf(answer) : '',
  };
}

function needsOf({ security }: Operation): CallDoc['needs'] {
  const [first] = security;
  if (!first) return 'nothing';
  return 'token' in first ? 'token' : 'key';
}

function addressInputs({ parameters = [] }: Operation): CallInput[] {
  return parameters.flatMap(({ name, in: place, required = false, schema }) =>
    place === 'header' ? [] : [{ name, place, isRequired: required, shape: shapeOf(schema) }],
  );
}

function bodyInputs({ requestBody }: Operation): CallInput[] {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  return Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    place: 'body',
    isRequired: schema?.required?.includes(name) ?? false,
    shape: shapeOf(field),
  }));
}
