// Reads from the OpenAPI document what the client needs for each call.
import { fieldsOf, typeOf } from './type-of-schema.mjs';

export function callsOf(document) {
  return Object.entries({ ...document.paths, ...oneItemType(document) })
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => callOf(document, path, method, operation)),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** One address returns one item type or several. The contract has a separate name for the first, whose answer is simpler. */
function oneItemType({ paths }) {
  const { get } = paths['/single-item/{itemTypeIds}'];
  const [itemType] = get.responses[200].content['application/json'].schema.anyOf;
  const id = { in: 'path', name: 'itemTypeId', required: true, description: 'The id of the item type.' };
  const operation = {
    ...get,
    operationId: 'readItemType',
    summary: 'One item type.',
    parameters: [{ ...id, schema: { type: 'integer' } }],
    responses: { 200: { content: { 'application/json': { schema: itemType } } } },
  };
  return { '/single-item/{itemTypeId}': { get: operation } };
}

function callOf(document, path, method, operation) {
  const parameters = operation.parameters ?? [];
  const fixed = new Map(parameters.filter(isFixed).map(({ name, schema }) => [name, schema.enum[0]]));
  const params = fieldsIn(parameters, 'path').filter(({ name }) => !fixed.has(name));
  const query = fieldsIn(parameters, 'query');
  const answer = operation.responses[200].content['application/json']?.schema;
  return {
    name: operation.operationId,
    summary: operation.summary,
    description: operation.description,
    successor: operation['x-deprecation']?.use,
    address: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, (_, name) => fixed.get(name) ?? `:${name}`)}`,
    isSafe: operation['x-safe'] ?? method === 'get',
    isKeyed: parameters.some(({ name }) => name === 'idempotency-key'),
    isJson: answer !== undefined,
    isForm: takesFormOnly(operation.requestBody),
    input: inputOf(params, query, operation.requestBody),
    answer: answer ? typeOf(answer, '    ') : 'Response',
    paged: answer && pagedOf(document, operation, answer),
  };
}

/** The document describes a fixed part of some paths as a parameter with one value. */
function isFixed(parameter) {
  return parameter.in === 'path' && parameter.schema.enum?.length === 1;
}

function fieldsIn(parameters, place) {
  return parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, required, schema, description }) => ({
      name,
      type: typeOf(schema, '        '),
      isOptional: !required,
      description,
    }));
}

function inputOf(params, query, requestBody) {
  const content = requestBody?.content;
  const parts = [
    { name: 'params', fields: params },
    { name: 'query', fields: query },
  ]
    .filter(({ fields }) => fields.length > 0)
    .map(({ name, fields }) => ({
      name,
      type: fieldsOf(fields, '      '),
      isOptional: fields.every(({ isOptional }) => isOptional),
    }));
  const fields = content?.['application/json'] ?? content?.[FORM];
  if (fields) parts.push({ name: 'body', type: typeOf(fields.schema), isOptional: false });
  if (content && !fields) parts.push({ name: 'file', type: 'Blob', isOptional: false });
  return parts.length > 0 ? fieldsOf(parts, '    ') : '{ query?: undefined }';
}

const FORM = 'application/x-www-form-urlencoded';

function takesFormOnly({ content = {} } = {}) {
  return FORM in content && !('application/json' in content);
}

/** Where a paged call takes its page number, and where its answer says how many pages there are. */
function pagedOf(document, { parameters = [], requestBody }, answer) {
  const { properties = {} } = resolved(document, answer);
  const last = [
    'paging',
    'has_more',
    ...Object.keys(properties).filter((name) => /total_pages$/.test(name)),
  ].find((name) => name in properties);
  const page = parameters.find(({ name }) => name === 'page');
  const body = resolved(document, requestBody?.content['application/json']?.schema ?? {});
  const schema = page?.schema ?? body.properties?.page;
  if (!last || !schema) return undefined;
  const list = 'results' in properties ? 'results' : nameOfFirstList(properties);
  const place = page ? { query: 'query', path: 'params' }[page.in] : 'body';
  return { list, place, first: schema.minimum === 1 ? 1 : 0, last };
}

function nameOfFirstList(properties) {
  return Object.entries(properties).find(([, { type }]) => type === 'array')?.[0];
}

function resolved(document, schema) {
  return schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)] : schema;
}
