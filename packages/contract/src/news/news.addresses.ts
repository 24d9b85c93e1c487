export const newsAddresses = {
  listNews: { method: 'GET', path: '/blog' },
  listBlogPosts: { method: 'GET', path: '/blog/posts' },
  readBlogPost: { method: 'GET', path: '/blog/posts/:slug' },
} as const;

export const thumbnailAddresses = {
  readThumbnail: { method: 'GET', path: '/blog/thumbnails/:name' },
} as const;
