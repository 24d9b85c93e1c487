import type { CachedAnswers } from './reference.ts';

const SEVERAL = /^\/single-item\/(\d+(?:,\d+)+)$/;

/** A call for several item types is answered from the answers for each. */
export function withSeveralTypes(answers: CachedAnswers): CachedAnswers {
  return {
    ...answers,
    of(key) {
      const [, ids] = SEVERAL.exec(decodeURIComponent(key)) ?? [];
      if (ids === undefined) return answers.of(key);
      const types = ids.split(',').map((id) => [id, answers.of(`/single-item/${id}`)] as const);
      return Object.fromEntries(types.filter(([, type]) => type !== undefined));
    },
  };
}
