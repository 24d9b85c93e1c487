/** How long a browser may use the data of a page that it has prefetched. */
export const PREFETCHED_SECONDS = 10;
