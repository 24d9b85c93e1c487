import { apart, CHANGE, every, FILE, ofStaff, one, ownPosts, pages, SEARCH } from './addresses.mjs';

/** @param {any} known */
export function forumsCalls(known) {
  return {
    '/forum/search': apart(SEARCH),
    '/forum/related': every(known.types, (id) => `/forum/related?item=${id}`),
    '/forum': one('/forum'),
    '/forum/{forumId}/{page}': pages(known.forums, (id, page) => `/forum/${id}/${page}`),
    '/forum/thread/{threadId}/{page}': pages(known.threads, (id, page) => `/forum/thread/${id}/${page}`),
    '/forum/thread/{threadId}/close': apart(CHANGE),
    '/forum/post/{postId}/versions': ownPosts(known, 'versions'),
    '/forum/post/{postId}/source': ownPosts(known, 'source'),
    '/me/forum-drafts/{place}': one('/me/forum-drafts/forum:4'),
    '/me/forum-drafts': one('/me/forum-drafts'),
    '/forum/moderation': ofStaff(known, '/forum/moderation'),
    '/forum/post/{postId}/buzzes': every(known.posts, ([id]) => `/forum/post/${id}/buzzes`),
    '/me/forum': one('/me/forum'),
    '/me/forum/{forumId}/{page}': pages(known.forums, (id, page) => `/me/forum/${id}/${page}`),
    '/me/forum/threads': every(
      ['latest', 'unread', 'mine', 'watched'],
      (view) => `/me/forum/threads?view=${view}`,
    ),
    '/me/forum/thread/{threadId}/{page}': pages(
      known.threads,
      (id, page) => `/me/forum/thread/${id}/${page}`,
    ),
    '/forum/thread/{threadId}/days': every(known.threads, ([id]) => `/forum/thread/${id}/days`),
    '/forum/thread/{threadId}/{page}/cards': pages(
      known.threads,
      (id, page) => `/forum/thread/${id}/${page}/cards`,
    ),
    '/forum/thread/{threadId}/items': every(known.tradeThreads, (id) => `/forum/thread/${id}/items`),
    '/forum/reports': ofStaff(known, '/forum/reports'),
    '/forum/appeals': ofStaff(known, '/forum/appeals'),
    '/forum/ledger': one('/forum/ledger'),
    '/forum/ledger.ndjson': apart(FILE),
  };
}
