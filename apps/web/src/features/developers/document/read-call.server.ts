import { callSlug } from '@wallabee/contract/developers/call-page';
import { type ApiDocument, type Media, type Operation, operationsOf, type Response } from './api-document.ts';
import type { AnswerDoc, CallDeprecation, CallDoc, CallLine, ExampleDoc, StatusDoc } from './call-docs.ts';
import { featureOf, findOperation, toLine } from './read-calls.server.ts';
import { choicesOf, fieldsOf } from './read-fields.server.ts';
import { addressInputs, bodyInputs, bodyKindOf } from './read-inputs.server.ts';
import { isReadable } from './readable-text.ts';
import { modelName, typeOf } from './schema-notation.ts';

export interface CallOnPage {
  call: CallDoc;
  /** The previous call of the same feature. */
  before: CallLine | null;
  after: CallLine | null;
}

export function readCall(document: ApiDocument, slug: string): CallOnPage | null {
  const all = operationsOf(document);
  const located = all.find(({ operation }) => callSlug(operation.operationId) === slug);
  if (!located) return null;

  const feature = featureOf(located);
  const siblings = all.filter((other) => featureOf(other) === feature);
  const place = siblings.indexOf(located);
  const neighbour = (at: number) => (siblings[at] ? toLine(siblings[at]) : null);
  return {
    call: { ...toLine(located), feature, ...detailsOf(located.operation, document) },
    before: neighbour(place - 1),
    after: neighbour(place + 1),
  };
}

function detailsOf(operation: Operation, document: ApiDocument): Omit<CallDoc, keyof CallLine | 'feature'> {
  const success = operation.responses['200'] ?? {};
  const fromAddress = addressInputs(operation);
  const inputs = [
    ...fromAddress.filter(({ place }) => place !== 'header'),
    ...bodyInputs(operation, document),
  ];
  const answer = answerOf(success, document);
  return {
    description: operation.description,
    deprecation: deprecationOf(operation, document),
    needs: needsOf(operation),
    takesKeyInAddress: operation.security.some((way) => 'keyInAddress' in way),
    scope: scopeOf(operation),
    inputs,
    headers: fromAddress.filter(({ place }) => place === 'header'),
    bodyKind: bodyKindOf(operation),
    upload: uploadOf(operation),
    hasETag: '304' in operation.responses,
    hasPages: answer.fields.some(({ name }) => name === 'paging'),
    answer,
    examples: examplesOf(operation),
    statuses: statusesOf(operation, document),
  };
}

function deprecationOf(operation: Operation, document: ApiDocument): CallDeprecation | null {
  const { 'x-deprecation': deprecation } = operation;
  if (!deprecation) return null;
  const use = findOperation(document, deprecation.use);
  return { since: deprecation.since, sunset: deprecation.sunset ?? null, use: use ? toLine(use) : null };
}

function needsOf({ security }: Operation): CallDoc['needs'] {
  const [first] = security;
  if (!first) return 'nothing';
  return 'token' in first ? 'token' : 'key';
}

/** The media type of the body, if it is a file. */
function uploadOf({ requestBody }: Operation): string | null {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  return type && media?.schema.type === 'string' ? type : null;
}

function scopeOf({ security }: Operation): string | null {
  const app = security.find((way) => 'app' in way)?.app;
  return app?.[0] ?? null;
}

function answerOf({ content = {}, description = '' }: Response, { components }: ApiDocument): AnswerDoc {
  const contentType = content['application/json'] ? 'application/json' : (Object.keys(content)[0] ?? '');
  const { schema } = content[contentType] ?? {};
  if (schema?.contentSchema) {
    const fields = choicesOf(schema.contentSchema, components.schemas);
    return { contentType, type: typeOf(schema.contentSchema), description, fields };
  }
  if (!schema || contentType !== 'application/json')
    return { contentType, type: '', description, fields: [] };
  return { contentType, type: typeOf(schema), description, fields: fieldsOf(schema, components.schemas) };
}

function examplesOf({ responses, 'x-recorded': requests = [] }: Operation): ExampleDoc[] {
  const { content = {} } = responses['200'] ?? {};
  const written = writtenExamples(content['application/json'] ?? readableMedia(content));
  return written.map((example, place) => ({ ...example, request: requests[place] ?? null }));
}

function readableMedia(content: Record<string, Media>): Media | undefined {
  return Object.entries(content).find(([type]) => isReadable(type))?.[1];
}

function writtenExamples({ example, examples = {} }: Partial<Media> = {}): Omit<ExampleDoc, 'request'>[] {
  const named = Object.values(examples).map(({ summary = '', value }) => ({ label: summary, value }));
  const all = example === undefined ? named : [{ label: '', value: example }, ...named];
  return all.map(({ label, value }) => ({
    label,
    text: typeof value === 'string' ? value : JSON.stringify(value),
  }));
}

function statusesOf({ responses }: Operation, { components }: ApiDocument): StatusDoc[] {
  return Object.entries(responses).map(([status, response]) => {
    const {
      description = '',
      headers = {},
      content = {},
    } = response.$ref ? (components.responses[modelName(response.$ref)] ?? {}) : response;
    const isFailure = status !== '200';
    return {
      status,
      description,
      headers: Object.keys(headers),
      example: isFailure ? (writtenExamples(readableMedia(content))[0]?.text ?? '') : '',
    };
  });
}
