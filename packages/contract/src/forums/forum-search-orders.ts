/** The first is the default. */
export const FORUM_SEARCH_ORDERS = ['relevance', 'newest'] as const;
export type ForumSearchOrder = (typeof FORUM_SEARCH_ORDERS)[number];

export const FOUND_POSTS_PER_PAGE = 20;
