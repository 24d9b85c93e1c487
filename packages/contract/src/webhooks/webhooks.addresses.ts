export const webhookAddresses = {
  listWebhooks: { method: 'GET', path: '/me/webhooks' },
  makeWebhook: { method: 'POST', path: '/me/webhooks', sendsJson: true },
  changeWebhook: { method: 'PATCH', path: '/me/webhooks/:webhookId', sendsJson: true },
  deleteWebhook: { method: 'DELETE', path: '/me/webhooks/:webhookId' },
  renewWebhookSecret: { method: 'POST', path: '/me/webhooks/:webhookId/secret' },
  testWebhook: { method: 'POST', path: '/me/webhooks/:webhookId/test' },
  listDeliveries: { method: 'GET', path: '/me/webhooks/:webhookId/deliveries' },
  deliverAgain: { method: 'POST', path: '/me/webhooks/:webhookId/deliveries/:deliveryId/again' },
} as const;
