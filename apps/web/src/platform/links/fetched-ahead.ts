/**
 * What was asked for before anybody needed it, by its address. It is handed out once, and only while it is fresh: an
 * answer that came to nothing is as good as none, so that whoever needs it asks again, and hears then what is wrong.
 */
export function createFetchedAhead<Answer>(now: () => number = () => performance.now()) {
  const kept = new Map<string, { answer: Promise<Answer | undefined>; askedAt: number }>();

  function forgetOld() {
    for (const [address, { askedAt }] of kept) if (now() - askedAt >= FRESH_MS) kept.delete(address);
  }

  return {
    ask(address: string, fetchAnswer: () => Promise<Answer | undefined>): Promise<Answer | undefined> {
      forgetOld();
      const asked = kept.get(address);
      if (asked) return asked.answer;
      const answer = fetchAnswer().catch(() => undefined);
      kept.set(address, { answer, askedAt: now() });
      return answer;
    },

    take(address: string): Promise<Answer | undefined> | undefined {
      forgetOld();
      const answer = kept.get(address)?.answer;
      kept.delete(address);
      return answer;
    },
  };
}

/** As long as a hand may hover over a link before it presses. */
const FRESH_MS = 10_000;
