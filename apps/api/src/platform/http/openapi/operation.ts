import { callName } from '@wallabee/contract/developers/call-names';
import type { Content, DescribedCall, Endpoint } from '@wallabee/contract/protocol/endpoint';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import { IdempotencyHeaders } from '@wallabee/contract/protocol/idempotency-key';
import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import { exampleOf, withoutExample } from './examples.ts';
import { headers, headersOf, RANGE_PARAMETERS, STREAM_PARAMETERS } from './headers.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Models } from './models.ts';
import { type RecordedExample, recordedExamples, requestPath } from './recorded-examples.ts';
import { refusalsOf } from './responses.ts';
import { securityOf } from './security.ts';

export function operationOf(call: DescribedCall & Pick<Endpoint, 'isRead' | 'changes'>, models: Models) {
  const name = callName(call);
  const parameters = parametersOf(call, models);
  return {
    operationId: name,
    summary: call.summary,
    description: descriptionOf(call),
    tags: [call.feature],
    // `x-safe` is set where the method misleads about whether a retry is safe.
    ...(call.isRead && { 'x-safe': true }),
    ...(call.changes && { 'x-safe': false }),
    ...deprecationOf(call),
    ...recordedOf(call),
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && { requestBody: requestBodyOf(call, name, models) }),
    ...(call.upload && { requestBody: uploadOf(call.upload) }),
    responses: {
      200: answerOf(call, models),
      ...(call.sendsETag && { 304: NOT_MODIFIED }),
      ...refusalsOf(call),
      ...otherStatusesOf(call, models),
    },
  };
}

export function addressOf({ path, fixedParts = {} }: DescribedCall): string {
  const names = new Map(Object.entries(fixedParts).map(([name, { value }]) => [value, name]));
  const parts = path.split('/').map((part) => {
    const name = part.startsWith(':') ? part.slice(1) : names.get(part);
    return name ? `{${name}}` : part;
  });
  return parts.join('/');
}

/** Without the credentials of the call, which are in `security`. */
function descriptionOf({ summary, description, limit, cost, takesIdempotencyKey }: DescribedCall): string {
  const sentences = [
    limit && `At most ${limit.calls} calls in ${formatNumber(limit.seconds)} seconds from one network.`,
    cost && `Costs ${formatNumber(NETWORK_COSTS[cost])} points of the network’s budget.`,
    takesIdempotencyKey && 'With an Idempotency-Key it is done once, however often it is sent.',
  ];
  const more = sentences.filter(Boolean).join(' ');
  return [description, more].filter(Boolean).join('\n\n') || summary;
}

/** The requests whose answers are the examples. */
function recordedOf(call: DescribedCall) {
  const recorded = recordedExamples(callName(call));
  if (recorded.length === 0) return {};
  return { 'x-recorded': recorded.map(({ parameters }) => requestPath(call, parameters)) };
}

function deprecationOf({ deprecated }: DescribedCall) {
  if (!deprecated) return {};
  const { use, ...days } = deprecated;
  return { deprecated: true, 'x-deprecation': { ...days, use: callName(use) } };
}

function parametersOf(call: DescribedCall, models: Models) {
  const { params, query, takesIdempotencyKey, fixedParts = {} } = call;
  const places = {
    path: models.fields(params),
    query: models.fields(query),
    header: models.fields(takesIdempotencyKey && IdempotencyHeaders),
  };
  const fixed = Object.entries(fixedParts).map(([name, { value, description }]) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: { type: 'string', enum: [value] },
    example: value,
  }));
  const [recorded] = recordedExamples(callName(call));
  const taken = Object.entries(places).flatMap(([place, fields]) =>
    fields.map(({ name, isRequired, schema: { description, ...schema } }) => ({
      name,
      in: place,
      required: isRequired,
      description,
      schema: withoutExample(schema),
      example: recorded?.parameters[name] ?? exampleOf(schema, models),
    })),
  );
  return [
    ...fixed,
    ...taken,
    ...(call.sendsRanges ? RANGE_PARAMETERS : []),
    ...(call.streams ? STREAM_PARAMETERS : []),
  ];
}

function requestBodyOf(call: DescribedCall, name: string, models: Models) {
  const { body } = call;
  const fields = models.fields(body);
  const schema = models.named(`${capitalized(name)}Body`, {
    type: 'object',
    description: `What ${name} takes.`,
    properties: Object.fromEntries(fields.map((field) => [field.name, field.schema])),
    required: fields.filter(({ isRequired }) => isRequired).map((field) => field.name),
  });
  const media = { schema, example: body?.meta()?.example ?? exampleOf(schema, models) };
  return { required: true, content: Object.fromEntries(bodyTypesOf(call).map((type) => [type, media])) };
}

/** The game's own clients send forms; most calls accept JSON too. */
function bodyTypesOf({ sendsJson, takesFormOnly }: DescribedCall): string[] {
  if (sendsJson) return ['application/json'];
  if (takesFormOnly) return ['application/x-www-form-urlencoded'];
  return ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'];
}

function uploadOf({ types }: NonNullable<DescribedCall['upload']>) {
  const media = types.map((type) => {
    const schema = { type: 'string', contentMediaType: type, description: 'The file itself.' };
    return [type, { schema }];
  });
  return { required: true, content: Object.fromEntries(media) };
}

function answerOf(call: DescribedCall, models: Models) {
  const { response, otherContent = {}, streams, summary } = call;
  const schema = response && named(models.answer(response), call, models);
  return {
    description: (schema && models.resolve(schema).description) ?? summary,
    headers: headersOf(call),
    content: {
      ...(schema && {
        'application/json': { schema: withoutExample(schema), ...examplesOf(call, schema, models) },
      }),
      ...contentOf(
        otherContent,
        models,
        streams && { contentSchema: withoutExample(models.answer(streams)) },
      ),
    },
  };
}

/** Lists and choices stay as they are, because a name of their own would say no more. */
function named(schema: JsonSchema, call: DescribedCall, models: Models): JsonSchema {
  const name = `${capitalized(callName(call))}Answer`;
  return schema.properties ? models.named(name, { description: call.summary, ...schema }) : schema;
}

/** A call with two kinds of answers has an example of each. */
function examplesOf(call: DescribedCall, schema: JsonSchema, models: Models) {
  const [recorded, ...others] = recordedExamples(callName(call));
  if (recorded && others.length === 0) return { example: recorded.answer };
  if (recorded) return { examples: namedExamples([recorded, ...others]) };
  return builtExamples(schema, models);
}

function namedExamples(recorded: readonly RecordedExample[]) {
  return Object.fromEntries(
    recorded.map(({ parameters, answer }, index) => [
      `example${index + 1}`,
      { ...summaryOf(parameters), value: answer },
    ]),
  );
}

function summaryOf(parameters: RecordedExample['parameters']) {
  const given = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  return { summary: given.length > 0 ? `With ${given.join(', ')}` : 'Without parameters' };
}

function builtExamples(schema: JsonSchema, models: Models) {
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  if (choices.length < 2) return { example: exampleOf(schema, models) };
  const examples = choices.map((choice, index) => {
    const { description } = models.resolve(choice);
    return [
      `example${index + 1}`,
      { ...(description && { summary: description }), value: exampleOf(choice, models) },
    ];
  });
  return { examples: Object.fromEntries(examples) };
}

function contentOf(content: Content, models: Models, more: JsonSchema = {}) {
  const media = Object.entries(content).map(([type, zodSchema]) => {
    const schema = models.answer(zodSchema);
    const example = exampleOf(schema, models);
    return [
      type,
      { schema: { ...withoutExample(schema), ...more }, ...(example !== undefined && { example }) },
    ];
  });
  return Object.fromEntries(media);
}

function otherStatusesOf({ otherStatuses = {}, sendsRanges }: DescribedCall, models: Models) {
  const statuses = Object.entries(otherStatuses).map(([status, { description, content }]) => [
    status,
    {
      description,
      headers: headers('X-Request-Id', ...(sendsRanges && OF_RANGES.has(status) ? RANGE_HEADERS : [])),
      content: contentOf(content, models),
    },
  ]);
  return Object.fromEntries(statuses);
}

const OF_RANGES = new Set(['206', '416']);
const RANGE_HEADERS = ['Content-Range'] as const;

const NOT_MODIFIED = {
  description: 'Nothing has changed since the answer with the ETag that was sent as If-None-Match.',
  headers: headers('X-Request-Id', 'ETag', 'Cache-Control'),
};

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
