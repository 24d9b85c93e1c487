import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { emptyFault, goesBackwards, inWords, valueFault } from './check-value.ts';
import { CHOICES } from './choices.ts';
import { FIELDS, fieldsNamed, namesOf, opsOf } from './field-table.ts';
import { QUERY_FIELDS, type QueryField } from './fields.ts';
import { type Mending, mistake } from './mistakes.ts';
import { nearValue } from './near-value.ts';
import { nearest } from './nearest.ts';
import { printText } from './print-query.ts';
import type { QueryFilter, QueryOp, QueryValue } from './query-tree.ts';
import type { FilterToken } from './tokens.ts';

/** The filter that was written, or the mistake in it. */
export function checkFilter(token: FilterToken, text: string): QueryFilter | QueryMistake {
  if (token.field === '#' && startsWithLetter(token)) return numberSignMistake(token, text);
  const fields = token.field === '#' ? (['number'] as const) : fieldsNamed(token.field);
  const [field] = fields;
  if (field === undefined || fields.length > 1) return fieldMistake(token, fields, text);
  return checkOp(token, field) ?? checkParts(token, field, text);
}

function fieldMistake(token: FilterToken, fields: readonly QueryField[], text: string): QueryMistake {
  const rest = text.slice(token.from + token.field.length, token.to);
  if (fields.length > 1)
    return mistake('field', token, {
      message: `“${token.field}” can be ${inWords(fields)}.`,
      expected: fields,
    });
  const meant = nearest(token.field, QUERY_FIELDS.flatMap(namesOf));
  return mistake('field', token, {
    message: `There is no field “${token.field}”.`,
    expected: QUERY_FIELDS,
    suggestion: meant ? meant + rest : asPhrase(text.slice(token.from, token.to)),
  });
}

/** A text that looks like a filter can still be searched for. */
function asPhrase(written: string): string | undefined {
  return /["“”„‟«»]/.test(written) ? undefined : `"${written}"`;
}

function startsWithLetter({ parts }: FilterToken): boolean {
  return /^\p{L}/u.test(parts[0]?.text ?? '');
}

function numberSignMistake(token: FilterToken, text: string): QueryMistake {
  const suggestion = text.slice(token.valueFrom, token.to);
  return mistake('value', token, { message: 'After # comes a number.', suggestion });
}

function checkOp(token: FilterToken, field: QueryField): QueryMistake | null {
  const ops = opsOf(field);
  if (ops.includes(token.op)) return null;
  const value = token.parts.map(({ text }) => printText(text)).join(',');
  return mistake('syntax', token, {
    message: `${field} cannot be compared by ${token.op}. After ${field} comes ${inWords(ops)}.`,
    expected: ops,
    suggestion: `${field}:${value}`,
  });
}

function checkParts(token: FilterToken, field: QueryField, text: string): QueryFilter | QueryMistake {
  const wrong = (code: QueryMistake['code'], { suggestion, ...rest }: Mending) =>
    mistake(code, token, {
      ...rest,
      suggestion: suggestion && text.slice(token.from, token.valueFrom) + suggestion,
    });

  if (token.parts.some(({ isClosed }) => !isClosed)) {
    const message = 'The quotation mark is not closed.';
    return wrong('syntax', { message, suggestion: `${text.slice(token.valueFrom, token.to).trimEnd()}"` });
  }
  if (isEmpty(token)) return emptyMistake(token, field, text);

  const value = valueIn(token);
  if (!value)
    return mistake('syntax', token, {
      message: 'A range and a list cannot be one value. Use or between them.',
      suggestion: asBranches(token, text),
    });
  const fault =
    shapeFault(field, token.op, value) ?? textsFault(field, value) ?? zeroFault(field, token.op, value);
  return fault ? wrong('value', fault) : { is: 'filter', field, op: token.op, value };
}

/** Where a space follows, the mistake covers it, so that its suggestion joins the field and the next word. */
function emptyMistake(token: FilterToken, field: QueryField, text: string): QueryMistake {
  const isBare = token.valueFrom === token.to;
  const space = isBare ? (/^\s+(?=[^\s()])/.exec(text.slice(token.to))?.[0].length ?? 0) : 0;
  return mistake('value', space > 0 ? { from: token.from, to: token.to + space } : token, {
    ...emptyFault(field),
    ...(space > 0 && { suggestion: text.slice(token.from, token.to) }),
  });
}

function isEmpty({ parts, separators }: FilterToken): boolean {
  const isBlank = parts.map(({ text }) => text.trim() === '');
  return separators[0] === '..' ? isBlank.every(Boolean) : isBlank.some(Boolean);
}

function valueIn({ parts, separators }: FilterToken): QueryValue | null {
  const texts = parts.map(({ text }) => text);
  const [first = '', second = ''] = texts;
  if (separators.length === 0) return { is: 'one', text: first };
  if (separators.every((separator) => separator === ',')) return { is: 'list', texts };
  return separators.length === 1 ? { is: 'range', from: first, to: second } : null;
}

/** `number:1..9,100` as `(number:1..9 or number:100)`. */
function asBranches({ from, valueFrom, to }: FilterToken, text: string): string {
  const start = text.slice(from, valueFrom);
  const branches = text.slice(valueFrom, to).split(',');
  return `(${branches.map((branch) => start + branch).join(' or ')})`;
}

function shapeFault(field: QueryField, op: QueryOp, value: QueryValue): Mending | null {
  const { takes } = FIELDS[field];
  if (takes === 'near') return nearFault(value);
  if (value.is === 'one') return null;
  const isRangeOfWords = value.is === 'range' && takes !== 'count' && takes !== 'date';
  if (isRangeOfWords)
    return { message: `${field}: takes no range.`, expected: CHOICES[field]?.map(wordOf) ?? [] };
  if (field === 'sort')
    return {
      message: 'sort: takes one order.',
      suggestion: value.is === 'list' ? value.texts[0] : undefined,
    };
  return op === ':' || op === '=' || op === '!=' ? null : comparisonFault(field, op, value);
}

const wordOf = ({ word }: { word: string }) => word;

/** `number<1,000` is a comparison with a list, and was meant as one number. */
function comparisonFault(field: QueryField, op: QueryOp, value: QueryValue): Mending {
  const joined = value.is === 'list' ? value.texts.join('') : '';
  return {
    message: `After ${field}${op} comes one value, without commas.`,
    suggestion: valueFault(field, joined) ? undefined : joined,
  };
}

function nearFault(value: QueryValue): Mending | null {
  if (nearValue(value)) return null;
  const asWritten = value.is === 'list' ? value.texts : value.is === 'one' ? [value.text] : [];
  const withDistance: QueryValue = { is: 'list', texts: [...asWritten, '1'] };
  return {
    message: `After near: comes ${FIELDS.near.value}.`,
    suggestion: nearValue(withDistance) ? withDistance.texts.map(printText).join(',') : undefined,
  };
}

function textsFault(field: QueryField, value: QueryValue): Mending | null {
  if (FIELDS[field].takes === 'near') return null;
  if (value.is === 'range') return rangeFault(field, value);
  const texts = value.is === 'one' ? [value.text] : value.texts;
  for (const [place, text] of texts.entries()) {
    const fault = valueFault(field, text);
    if (fault) return { ...fault, suggestion: fault.suggestion && replaced(texts, place, fault.suggestion) };
  }
  return null;
}

/** `number>0` means something, `number:0` does not. */
function zeroFault(field: QueryField, op: QueryOp, value: QueryValue): Mending | null {
  const isNumber = field === 'number' || field === 'best';
  if (!isNumber || op === '>' || op === '>=' || value.is !== 'one' || Number(value.text) > 0) return null;
  return { message: 'Numbers begin at 1.', suggestion: '1' };
}

function replaced(texts: readonly string[], place: number, by: string): string {
  return texts.with(place, by).map(printText).join(',');
}

function rangeFault(field: QueryField, { from, to }: { from: string; to: string }): Mending | null {
  const fault = (from === '' ? null : valueFault(field, from)) ?? (to === '' ? null : valueFault(field, to));
  if (fault) return { ...fault, suggestion: undefined };
  if (from === '' || to === '' || !goesBackwards(field, from, to)) return null;
  return { message: 'The range goes backwards.', suggestion: `${to}..${from}` };
}
