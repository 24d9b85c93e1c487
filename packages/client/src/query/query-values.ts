import { QUERY_FIELDS, type QueryField } from './query-fields.ts';
import { valueText } from './query-text.ts';

export type QueryOp = ':' | '=' | '!=' | '<' | '<=' | '>' | '>=';

/** Both ends are inclusive, and one may be omitted. */
export interface Range<Value> {
  from?: Value | undefined;
  to?: Value | undefined;
}

export interface NearPoint {
  lat: number;
  lng: number;
  km: number;
}

export interface NearPlace {
  /** The name of a place. */
  place: string;
  km: number;
}

export type QueryValue = string | number | Date | Range<string | number | Date> | NearPoint | NearPlace;

/** Writes a filter such as `number<1000`. The first value may be an operator. */
export function filterText(field: QueryField, given: readonly (QueryOp | QueryValue)[]): string {
  const [first, ...others] = given;
  const hasOp = others.length > 0 && OPS.includes(String(first));
  const op = hasOp ? String(first) : ':';
  const values = (hasOp ? others : given) as readonly QueryValue[];
  if (values.length === 0 || (!hasOp && OPS.includes(String(first))))
    throw new TypeError(`${field} needs a value.`);
  if (QUERY_FIELDS[field] === 'near') return `near:${values.map(nearText).join(',')}`;
  if (values.length > 1 && values.some(isRange))
    throw new TypeError(`${field}: a range cannot be one of several values. Combine them with or().`);
  return `${field}${op}${values.map(textOfValue).join(',')}`;
}

const OPS: readonly string[] = [':', '=', '!=', '<', '<=', '>', '>='];

function textOfValue(value: QueryValue): string {
  if (isRange(value)) return `${endText(value.from)}..${endText(value.to)}`;
  return endText(value as string | number | Date);
}

function endText(value: string | number | Date | undefined): string {
  if (value === undefined) return '';
  if (typeof value !== 'string' && !(isNumeric(value) && Number.isFinite(Number(value))))
    throw new TypeError('A value must be a string, a finite number or a valid date.');
  return valueText(value instanceof Date ? value.toISOString().slice(0, 10) : String(value));
}

function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || value instanceof Date;
}

function isRange(value: QueryValue): value is Range<string | number | Date> {
  return typeof value === 'object' && ('from' in value || 'to' in value);
}

function nearText(value: QueryValue): string {
  const { km, ...where } = value as NearPoint | NearPlace;
  const start =
    'place' in where ? [valueText(where.place)] : [where.lat, where.lng].map((each) => plain(each, 6));
  return [...start, plain(km, 3)].join(',');
}

/** Avoids the exponent of `String(1e-7)`, which the query language does not accept. */
function plain(number: number, digits: number): string {
  if (!Number.isFinite(number)) throw new TypeError('lat, lng and km must be finite numbers.');
  return String(Number(number.toFixed(digits)));
}
