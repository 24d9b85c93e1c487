import {
  type ApiDescription,
  inputsOf,
  type Operation,
  operationsOf,
  type Schema,
} from './api-description.ts';

/** Lists what breaks a client that was written for `before`, one sentence each. */
export function breakingChanges(before: ApiDescription, after: ApiDescription): string[] {
  const now = new Map(operationsOf(after).map((call) => [call.name, call.operation]));
  return operationsOf(before).flatMap(({ name, operation }) => {
    const next = now.get(name);
    if (!next) return [`${name} is gone`];
    return [
      ...stricterAccess(operation, next),
      ...newDemands(operation, next),
      ...otherAnswers(operation, next),
    ].map((change) => `${name}: ${change}`);
  });
}

function stricterAccess(before: Operation, after: Operation): string[] {
  const had = Object.keys(before.security[0] ?? {});
  return Object.keys(after.security[0] ?? {})
    .filter((needed) => !had.includes(needed))
    .map((needed) => `it needs a ${needed} now`);
}

function newDemands(before: Operation, after: Operation): string[] {
  const had = new Map(inputsOf(before).map((input) => [input.name, input]));
  return inputsOf(after).flatMap(({ name, isRequired, schema }) => {
    const known = had.get(name);
    if (isRequired && !known?.isRequired) return [`${name} has to be given now`];
    // In an address the number 99 and the text 99 are the same.
    const taken = schema.enum?.map(String);
    const lost = known?.schema.enum?.filter((value) => taken && !taken.includes(String(value))) ?? [];
    return lost.map((value) => `${name} no longer takes ${JSON.stringify(value)}`);
  });
}

function otherAnswers(before: Operation, after: Operation): string[] {
  const [was, is] = [answerOf(before), answerOf(after)];
  if (!was) return [];
  return is ? differences(was, is, 'the answer') : ['it no longer answers with JSON'];
}

function answerOf({ responses }: Operation): Schema | undefined {
  return responses['200']?.content?.['application/json']?.schema;
}

/** Fields may be added; an existing field must stay, stay required, and keep its type. */
function differences(before: Schema, after: Schema, place: string): string[] {
  const strange = typesOf(after).filter((type) => !typesOf(before).includes(type));
  if (strange.length > 0) return [`${place} can be ${strange.join(' or ')} now`];
  const [was, is] = [structureOf(before), structureOf(after)];
  const inLists = was.items && is.items ? differences(was.items, is.items, `${place}[]`) : [];
  const inFields = Object.entries(was.properties ?? {}).flatMap(([name, schema]) => {
    const next = is.properties?.[name];
    if (!next) return [`${place}.${name} is gone`];
    const isLessSure = was.required?.includes(name) && !is.required?.includes(name);
    return [
      ...(isLessSure ? [`${place}.${name} may be missing now`] : []),
      ...differences(schema, next, `${place}.${name}`),
    ];
  });
  return [...inLists, ...inFields];
}

function typesOf(schema: Schema): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap(typesOf);
  return schema.type === undefined ? [] : [schema.type].flat();
}

/** Picks the choice with a structure; no response has two. */
function structureOf(schema: Schema): Schema {
  return schema.anyOf?.find(({ properties, items }) => properties ?? items) ?? schema;
}
