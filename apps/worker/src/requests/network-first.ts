interface Sources {
  /** The answer of the network; fails where there is none. */
  asked: Promise<Response>;
  /** The last answer of the network; undefined where there is none. */
  cached: () => Promise<Response | undefined>;
  /** An answer that is made without a network; a failure (503) says that it takes one. */
  fallback: () => Promise<Response | undefined>;
  cachedAfterMs?: number | undefined;
}

export interface Answered {
  answer: Response;
  from: 'network' | 'cache' | 'fallback';
}

/** After this long without an answer the cached one is shown. */
export const CACHED_AFTER_MS = 100;

/** After this long without an answer one is made, where nothing is cached. */
export const FALLBACK_AFTER_MS = 3_000;

/** A slow network is waited for this long, where only it has the answer. */
export const GIVE_UP_AFTER_MS = 12_000;

/** The answer of the network; where that takes long, the cached one; where there is none, the fallback. */
export async function networkFirst({
  asked,
  cached,
  fallback,
  cachedAfterMs = CACHED_AFTER_MS,
}: Sources): Promise<Answered> {
  const network = withDeadlines(asked);
  // In parallel with the request, because opening a cache takes time of its own.
  const lookup = cached().catch(() => undefined);
  const soon = await network(cachedAfterMs);
  if (soon) return { answer: soon, from: 'network' };
  const last = await lookup;
  if (last) return { answer: last, from: 'cache' };

  const late = await network(FALLBACK_AFTER_MS);
  if (late) return { answer: late, from: 'network' };
  const made = await fallback();
  if (made && made.status < 500) return { answer: made, from: 'fallback' };

  const veryLate = await network(made ? GIVE_UP_AFTER_MS : Number.POSITIVE_INFINITY);
  if (veryLate) return { answer: veryLate, from: 'network' };
  return made ? { answer: made, from: 'fallback' } : { answer: await asked, from: 'network' };
}

/** Null where the answer has failed, or has not come that long after the start. */
function withDeadlines(asked: Promise<Response>) {
  const start = Date.now();
  const settled = asked.catch(() => null);
  return async (ms: number): Promise<Response | null> => {
    if (ms === Number.POSITIVE_INFINITY) return settled;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, start + ms - Date.now(), null);
    });
    return Promise.race([settled, late]).finally(() => clearTimeout(timer));
  };
}
