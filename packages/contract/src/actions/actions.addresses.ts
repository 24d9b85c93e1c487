export const actionAddresses = {
  performAction: { method: 'POST', path: '/me/actions', sendsJson: true },
} as const;
