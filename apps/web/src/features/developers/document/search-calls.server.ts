import { type ApiDocument, bodySchemaOf, type LocatedOperation, operationsOf } from './api-document.ts';
import type { CallMatch, FoundCall } from './call-docs.ts';
import { featureOf, toLine } from './read-calls.server.ts';
import { answerModels } from './read-models.server.ts';
import type { Schema } from './schema-notation.ts';
import { fit, wordsOf } from './word-fit.ts';

/** The weight of a match by the part of the call. */
const WORTH = { name: 60, path: 50, summary: 30, input: 24, field: 16, description: 8, text: 4 } as const;

const MOST_MATCHES = 3;

/** The calls that match every word of the text, best first. */
export function searchCalls(document: ApiDocument, text: string): FoundCall[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const fields = fieldsByModel(document, words);
  return operationsOf(document)
    .map((located) => {
      const notes = notesOf(located, document, words);
      const within = fields.size === 0 ? [] : [...answerModels(located.operation, document)];
      return { located, notes: [...notes, ...within.flatMap((model) => fields.get(model) ?? [])] };
    })
    .flatMap(({ located, notes }) => {
      const score = scoreOf(located, notes, words);
      return score === 0 ? [] : [{ located, notes, score }];
    })
    .sort((one, other) => other.score - one.score)
    .map(({ located, notes }) => ({
      ...toLine(located),
      feature: featureOf(located),
      matches: bestOf(notes),
    }));
}

interface Note {
  match: CallMatch;
  /** The score of the match for each word. */
  scores: number[];
}

/** Each model is searched once, because many calls return it. */
function fieldsByModel({ components }: ApiDocument, words: readonly string[]): Map<string, Note[]> {
  const found = Object.entries(components.schemas).map(
    ([model, schema]) => [model, fieldNotes(schema, { kind: 'field', model }, words)] as const,
  );
  return new Map(found.filter(([, notes]) => notes.length > 0));
}

function notesOf({ operation }: LocatedOperation, document: ApiDocument, words: readonly string[]): Note[] {
  const inputs = (operation.parameters ?? []).map(({ name, description = '' }) => ({ name, description }));
  return [
    ...inputs.flatMap(({ name, description }) =>
      noteOf({ kind: 'input', name, model: null, text: description }, words),
    ),
    ...fieldNotes(bodySchemaOf(operation, document), { kind: 'input', model: null }, words),
    ...noteOf({ kind: 'description', name: '', model: null, text: operation.description }, words),
  ];
}

function fieldNotes(
  schema: Schema | undefined,
  about: Pick<CallMatch, 'kind' | 'model'>,
  words: readonly string[],
): Note[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, { description = '' }]) =>
    noteOf({ ...about, name, text: description }, words),
  );
}

/** Empty if no word matches. */
function noteOf(match: CallMatch, words: readonly string[]): Note[] {
  const scores = words.map((word) =>
    Math.max(WORTH[match.kind] * fit(match.name, word), WORTH.text * fit(match.text, word)),
  );
  return scores.some((score) => score > 0) ? [{ match, scores }] : [];
}

/** Sums the best score of each word, so that a call does not rank higher for having many fields. */
function scoreOf(
  { path, method, operation }: LocatedOperation,
  notes: readonly Note[],
  words: readonly string[],
) {
  const heads = [
    { text: operation.operationId, worth: WORTH.name },
    { text: `${method} ${path}`, worth: WORTH.path },
    { text: `${operation.summary} ${operation.tags.join(' ')}`, worth: WORTH.summary },
  ];
  const best = words.map((word, place) =>
    Math.max(
      ...heads.map(({ text, worth }) => worth * fit(text, word)),
      ...notes.map(({ scores }) => scores[place] ?? 0),
    ),
  );
  return best.includes(0) ? 0 : best.reduce((sum, worth) => sum + worth, 0);
}

function bestOf(notes: readonly Note[]): CallMatch[] {
  const total = ({ scores }: Note) => scores.reduce((sum, score) => sum + score, 0);
  return [...notes]
    .sort((one, other) => total(other) - total(one))
    .slice(0, MOST_MATCHES)
    .map(({ match }) => match);
}
