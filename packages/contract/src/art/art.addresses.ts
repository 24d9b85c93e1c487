export const artAddresses = {
  readPicture: { method: 'GET', path: '/image/:name' },
} as const;
