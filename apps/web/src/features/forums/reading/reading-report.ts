const INTERVAL_MS = 2_000;

/** Sends the last seen place, at most once in two seconds. */
export function createReadingReport(send: (posts: number) => void) {
  let seenPosts = 0;
  let sentPosts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (seenPosts <= sentPosts) return;
    sentPosts = seenPosts;
    send(seenPosts);
  }

  return {
    seen(position: number) {
      seenPosts = Math.max(seenPosts, position + 1);
      if (seenPosts > sentPosts) timer ??= setTimeout(flush, INTERVAL_MS);
    },
    flush,
  };
}
