import type { Calls } from '../build/calls.ts';
import type { CallOptions } from './send.ts';

/** A call is named by its operationId in the OpenAPI document. */
export type CallName = keyof Calls;

export type InputOf<Name extends CallName> = Calls[Name]['input'];
export type AnswerOf<Name extends CallName> = Calls[Name]['answer'];

/** The input is optional if the call requires none of its fields. */
export type Call<Name extends CallName> =
  object extends InputOf<Name>
    ? (input?: InputOf<Name>, options?: CallOptions) => Promise<AnswerOf<Name>>
    : (input: InputOf<Name>, options?: CallOptions) => Promise<AnswerOf<Name>>;
