export const eventAddresses = {
  followEvents: { method: 'GET', path: '/events' },
} as const;
