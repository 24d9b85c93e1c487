export const hiveAddresses = {
  readHive: { method: 'GET', path: '/me/hive' },
} as const;
