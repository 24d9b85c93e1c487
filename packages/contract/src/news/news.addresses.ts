export const newsAddresses = {
  listNews: { method: 'GET', path: '/blog' },
  listBlogPosts: { method: 'GET', path: '/blog/posts' },
  readBlogPost: { method: 'GET', path: '/blog/posts/:slug' },
} as const;
