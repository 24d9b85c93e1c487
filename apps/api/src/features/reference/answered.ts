import { toRequest } from '@wallabee/contract/protocol/client';
import type { Endpoint, InputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { answerKey } from '@wallabee/contract/reference/answer-key';

/** The answer of a call, by the key of the call. */
export type Answered = readonly [key: string, answer: unknown];

/** Any endpoint with any input, for calls that are made from a list. */
export type AnyCall = (endpoint: Endpoint, input: object) => Promise<unknown>;

/** The compiler compares the answer with its endpoint here. */
export function answeredAs<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  answer: ResponseOf<E>,
): Answered {
  return [keyOf(endpoint, input as object), answer];
}

export function keyOf(endpoint: Endpoint, input: object): string {
  return answerKey(toRequest(endpoint, input).path);
}
