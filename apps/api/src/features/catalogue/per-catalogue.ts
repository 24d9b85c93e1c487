import type { Endpoint, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { createCache } from '../../platform/cache/cache.ts';
import { type PreparedAnswer, prepare } from '../../platform/http/calls/prepared-answer.ts';
import { sizeOfContent } from '../../platform/http/content/content-size.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueHolder } from './catalogue-holder.ts';

export function perCatalogue<Value>(holder: CatalogueHolder, make: (catalogue: Catalogue) => Value) {
  const cache = new WeakMap<Catalogue, { value: Value }>();

  return (): Value => {
    const catalogue = holder.current();
    const cached = cache.get(catalogue);
    if (cached) return cached.value;
    const value = make(catalogue);
    cache.set(catalogue, { value });
    return value;
  };
}

interface VersionedAnswer {
  version: number;
  answer: PreparedAnswer<Endpoint>;
}

interface AnswerKey {
  id?: number | string;
  /** A cached answer of another version is replaced. */
  version?: number;
}

export function answersPerCatalogue<Views>(
  holder: CatalogueHolder,
  toViews: (catalogue: Catalogue) => Views,
) {
  const current = perCatalogue(holder, (catalogue) => ({
    views: toViews(catalogue),
    answers: createCache<VersionedAnswer>({
      name: 'catalogue-answers',
      maxBytes: 64 * 1024 ** 2,
      sizeOf: ({ answer }) => sizeOfContent(answer),
    }),
  }));

  return <E extends Endpoint>(
    endpoint: E,
    make: (views: Views) => ResponseOf<E>,
    { id, version = 0 }: AnswerKey = {},
  ): PreparedAnswer<E> => {
    const { views, answers } = current();
    const key = `${endpoint.path} ${id}`;
    const cached = answers.get(key);
    if (cached?.version === version) return cached.answer as PreparedAnswer<E>;
    const answer = prepare(endpoint, make(views));
    answers.set(key, { version, answer });
    return answer;
  };
}
