import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import type { z } from 'zod';
import { inputFieldsOf } from './tool-schemas.ts';

export type Arguments = Readonly<Record<string, unknown>>;

export type ReadInput =
  | { input: { params?: Record<string, unknown>; query?: Record<string, unknown> } }
  | { fault: string };

/** The contract parses strings, as in a URL, so every argument is converted to one and validated. */
export function readInput(endpoint: Endpoint, given: Arguments): ReadInput {
  const { params, query } = endpoint;
  const known = Object.keys(inputFieldsOf(endpoint));
  const present = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  const faults = present.flatMap(([name, value]) => faultOf(name, value, known));
  if (faults.length > 0) return { fault: inWords(faults) };

  const texts = Object.fromEntries(present.map(([name, value]) => [name, String(value)]));
  const read = { params: params?.safeParse(texts), query: query?.safeParse(texts) };
  const issues = [...(read.params?.error?.issues ?? []), ...(read.query?.error?.issues ?? [])];
  if (issues.length > 0) return { fault: inWords(issues.map((issue) => issueInWords(issue, texts))) };
  return {
    input: {
      ...(read.params && { params: read.params.data as Record<string, unknown> }),
      ...(read.query && { query: read.query.data as Record<string, unknown> }),
    },
  };
}

function faultOf(name: string, value: unknown, known: readonly string[]): string[] {
  if (!known.includes(name)) return [`${name} is unknown: the arguments are ${known.join(', ')}`];
  return typeof value === 'object' ? [`${name} must be a single value`] : [];
}

function issueInWords({ path, message }: z.core.$ZodIssue, texts: Record<string, string>): string {
  const name = path.join('.') || 'input';
  return path.length === 0 || name in texts ? `${name} ${message}` : `${name} is missing`;
}

function inWords(faults: readonly string[]): string {
  return `The input is not valid: ${faults.slice(0, MOST_SHOWN_FAULTS).join('; ')}.`;
}

const MOST_SHOWN_FAULTS = 10;
