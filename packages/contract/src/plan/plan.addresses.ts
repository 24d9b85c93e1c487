export const planAddresses = {
  readWays: { method: 'GET', path: '/me/ways/:itemTypeId' },
  readPlan: { method: 'GET', path: '/me/plan' },
  listPlans: { method: 'GET', path: '/me/plans' },
} as const;
