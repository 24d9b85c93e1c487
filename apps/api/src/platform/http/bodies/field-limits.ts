import type { FastifyRequest } from 'fastify';
import { badInput, type ProblemError } from '../../problems.ts';

/** No call has more than a dozen fields. */
export const MOST_FIELDS = 100;

export function tooManyFields(): ProblemError {
  return badInput(`The request has more than ${MOST_FIELDS} fields.`);
}

/** PostgreSQL cannot store a NUL character, so no value contains one. */
export function refuseBadFields({ params, query, body }: FastifyRequest) {
  for (const part of [params, query, body]) {
    const fields = (part ?? {}) as Record<string, unknown>;
    let count = 0;
    for (const name in fields) {
      count += 1;
      if (count > MOST_FIELDS) throw tooManyFields();
      const value = fields[name];
      if (typeof value === 'string' && value.includes('\0')) throw hasNul(name.slice(0, LONGEST_SHOWN_NAME));
    }
  }
}

function hasNul(name: string): ProblemError {
  const fault = 'must not contain a NUL character';
  return badInput(`${name} ${fault}.`, { [name]: fault });
}

const LONGEST_SHOWN_NAME = 50;
