import { formatNumber } from '../../../ui/format-number.ts';

/** The part of JSON Schema that the API's description uses. */
export interface Schema {
  $ref?: string;
  description?: string;
  type?: string | readonly string[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema | false;
  prefixItems?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  /** The schema of an event, if the content is a stream. */
  contentSchema?: Schema;
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** The notation of TypeScript is known to more readers than JSON Schema. */
export function typeOf(schema: Schema, indent = ''): string {
  if (schema.$ref) return modelName(schema.$ref);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return inOneLine(choices.map((choice) => typeOf(choice, indent)));
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.type)) {
    return inOneLine(schema.type.map((type: string) => typeOf({ ...schema, type }, indent)));
  }
  if (schema.type === 'array') return arrayOf(schema, indent);
  if (schema.type === 'object') return objectOf(schema, indent);
  if (schema.type === 'integer') return 'number';
  return String(schema.type ?? 'unknown');
}

export function shapeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.join(', ');
  if (schema.const !== undefined) return String(schema.const);
  if (schema.type === 'array') return 'whole numbers, comma-separated';
  if (Array.isArray(schema.type)) return 'whole number or text';
  if (schema.type === 'boolean') return 'true or false';
  if (schema.type === 'integer') return `whole number${bounds(schema)}`;
  if (schema.maxLength !== undefined) return `text, at most ${formatNumber(schema.maxLength)} characters`;
  return schema.type === 'string' || schema.type === undefined ? 'text' : String(schema.type);
}

/** `#/components/schemas/SetSummary` is SetSummary. */
export function modelName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function bounds({ minimum, maximum }: Schema): string {
  const isBounded = minimum !== undefined && maximum !== undefined && maximum <= 10_000;
  return isBounded ? ` from ${formatNumber(minimum)} to ${formatNumber(maximum)}` : '';
}

function inOneLine(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function arrayOf({ items, prefixItems }: Schema, indent: string): string {
  if (prefixItems) return `[${prefixItems.map((item) => typeOf(item, indent)).join(', ')}]`;
  const inside = typeOf(items || {}, indent);
  return inside.includes(' | ') ? `(${inside})[]` : `${inside}[]`;
}

function objectOf({ properties, required = [], additionalProperties }: Schema, indent: string): string {
  const deeper = `${indent}  `;
  const fields = Object.entries(properties ?? {}).map(
    ([name, schema]) => `${deeper}${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema, deeper)}`,
  );
  if (typeof additionalProperties === 'object')
    fields.push(`${deeper}[key]: ${typeOf(additionalProperties, deeper)}`);
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`;
}
