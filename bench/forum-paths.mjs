const MANY = 2_000;
/** More addresses than one round requests, so that caches cannot hold all of them. */
const COUNTLESS = 40_000;

/**
 * The calls that are measured, each with the paths that it takes in turn.
 * @param {Awaited<ReturnType<typeof import('./fill-forum.mjs').fillForum>>} filled
 */
export function forumPaths({ forum, first, pages, threads, posts }) {
  const last = Math.floor(posts / 20) - 1;
  const near = (of) => spread(0, Math.floor(of * 0.2));
  const far = (of) => spread(Math.floor(of * 0.8), of - 1);
  const opened = spread(first + 1, first + threads - 1, COUNTLESS);
  return {
    'first page of threads': [`/forum/${forum}/0`],
    'near pages, each another': near(pages).map((page) => `/forum/${forum}/${page}`),
    'far pages, each another': far(pages).map((page) => `/forum/${forum}/${page}`),
    'threads, each another': opened.map((thread) => `/forum/thread/${thread}/0`),
    'a long thread, near pages': near(last).map((page) => `/forum/thread/${first}/${page}`),
    'a long thread, far pages': far(last).map((page) => `/forum/thread/${first}/${page}`),
  };
}

/** What depends on the reader, which no cache answers. */
export function readerPaths({ forum, first, pages, threads }) {
  const opened = spread(first + 1, first + threads - 1, COUNTLESS);
  return {
    'all forums': ['/me/forum'],
    'a list of threads, each another': spread(0, pages - 1).map((page) => `/me/forum/${forum}/${page}`),
    'a thread, each another': opened.map((thread) => `/me/forum/thread/${thread}/0`),
    'latest threads': ['/me/forum/threads?view=latest'],
    'unread threads': ['/me/forum/threads?view=unread'],
  };
}

export function spread(from, to, most = MANY) {
  const step = Math.max(1, Math.floor((to - from + 1) / most));
  return Array.from({ length: Math.min(most, to - from + 1) }, (_, place) => from + place * step);
}
