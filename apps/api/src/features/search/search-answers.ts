import type { Endpoint, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { createCache } from '../../platform/cache/cache.ts';
import { type PreparedAnswer, prepare } from '../../platform/http/calls/prepared-answer.ts';
import { sizeOfContent } from '../../platform/http/content/content-size.ts';

export interface Finding<E extends Endpoint> {
  readonly input: object;
  readonly isVisitor: boolean;
  find(): Promise<ResponseOf<E>>;
}

/** Visitors repeat the examples of the guide and the first letters of words; a player expects their latest change. */
export function createSearchAnswers<E extends Endpoint>(endpoint: E, clock?: () => number) {
  const answers = createCache<PreparedAnswer<E>>({
    name: 'search-answers',
    maxBytes: 16 * 1024 ** 2,
    ttlMs: 5_000,
    sizeOf: sizeOfContent,
    clock,
  });

  return ({ input, isVisitor, find }: Finding<E>) => {
    const make = async () => prepare(endpoint, await find(), isVisitor ? FOR_VISITORS : FOR_A_PLAYER);
    return isVisitor ? answers.getOrLoad(JSON.stringify(input), make) : make();
  };
}

/** Not public, because a player gets another answer from the same address. */
const FOR_VISITORS = { cacheControl: 'private, no-cache' };
const FOR_A_PLAYER = { cacheControl: 'private, no-store' };
