import type { CallApi } from '@wallabee/contract/protocol/client';
import { type SearchCount, search } from '@wallabee/contract/search/search';
import { GUIDE, type GuideExample } from '@wallabee/game/query/guide';

export type GuideCounts = Record<string, SearchCount>;

/**
 * How much each example finds. They are counted a few at a time, once in ten minutes in each process; the first
 * visitor waits for some of them, later ones get the last counts at once.
 */
export function createGuideCounts({ now = Date.now, waitMs = 1_000 } = {}) {
  const counts: GuideCounts = {};
  let counted = Number.NEGATIVE_INFINITY;
  let counting: Promise<void> | null = null;

  async function countAll(callApi: CallApi) {
    const left = [...EXAMPLES];
    async function countNext(): Promise<void> {
      const example = left.shift();
      if (!example) return;
      const { q, of } = example;
      // What cannot be counted now keeps its last count, or has none.
      const answer = await callApi(search, { query: { q, of, page: 1 } }).catch(() => null);
      if (answer) counts[q] = answer.counts[of];
      await countNext();
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, countNext));
    counted = now();
    counting = null;
  }

  return async (callApi: CallApi): Promise<GuideCounts> => {
    if (now() - counted >= COUNTED_FOR_MS) counting ??= countAll(callApi);
    const isFirst = counted === Number.NEGATIVE_INFINITY;
    if (isFirst && counting) await Promise.race([counting, passed(waitMs)]);
    return { ...counts };
  };
}

export const guideCounts = createGuideCounts();

const COUNTED_FOR_MS = 600_000;
const AT_A_TIME = 4;

const EXAMPLES: readonly GuideExample[] = GUIDE.flat()
  .flatMap(({ examples }) => examples)
  .filter(({ needsLogin }) => !needsLogin);

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
