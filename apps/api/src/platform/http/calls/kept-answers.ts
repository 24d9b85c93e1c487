import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import { createKept } from '../../kept.ts';
import type { PreparedAnswer, PreparedText } from './prepared-answer.ts';

/** Answers that are the same for everybody, until what they tell of changes. */
export function createKeptAnswers<E extends Endpoint>(options: { now: () => Date; mostBytes: number }) {
  return createKept<PreparedAnswer<E>>({ ...options, bytesOf: bytesOfAnswer });
}

export function bytesOfAnswer({ body }: PreparedText): number {
  return body.length + AROUND_IT;
}

/** What keeping takes besides the text: hundreds of thousands of empty pages are short, and fill the memory all the same. */
const AROUND_IT = 1024;
