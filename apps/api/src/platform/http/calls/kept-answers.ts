import { createKept } from '../../kept.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

/** Answers that are the same for everybody, until what they tell of changes. */
export function createKeptAnswers(options: { now: () => Date; mostBytes: number }) {
  return createKept<PreparedAnswer>({ ...options, bytesOf: bytesOfAnswer });
}

export function bytesOfAnswer({ body }: PreparedAnswer): number {
  return body.length + AROUND_IT;
}

/** What keeping takes besides the text: hundreds of thousands of empty pages are short, and fill the memory all the same. */
const AROUND_IT = 1024;
