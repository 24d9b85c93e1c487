import { apart, COMPUTED, every, FILE, one, otherOf, talks } from './addresses.mjs';

/** @param {any} known */
export function ownCalls(known) {
  return {
    '/keys': one('/keys'),
    '/keys/{keyId}/use': every(known.keys, ([id, player]) => ({ path: `/keys/${id}/use`, player })),
    '/me/apps': one('/me/apps'),
    '/me/apps/consent': one(
      `/me/apps/consent?client_id=bench&redirect_uri=${encodeURIComponent('https://example.org/back')}&response_type=code&scope=profile:read&code_challenge=${'a'.repeat(43)}&code_challenge_method=S256`,
    ),
    '/me/sessions': one('/me/sessions'),
    '/me/second-factor': one('/me/second-factor'),
    '/me/profile': one('/me/profile'),
    '/me/proudest': one('/me/proudest'),
    '/inbox/conversations': one('/inbox/conversations'),
    '/inbox/conversation/{userId}': talks(known, 'conversation'),
    '/inbox/cards/{userId}': talks(known, 'cards'),
    '/inbox/conversation/read/{userId}': talks(known, 'conversation/read'),
    '/me/lists': apart(FILE),
    '/me/mutes': one('/me/mutes'),
    '/me/moderation/{entryId}': every(known.entries, ([id, player]) => ({
      path: `/me/moderation/${id}`,
      player,
    })),
    '/me/pouch': one('/me/pouch'),
    '/me/friends-in-common/{player}': every(known.players, (player, at) => ({
      path: `/me/friends-in-common/${otherOf(known, at)}`,
      player,
    })),
    '/me/swaps': apart(COMPUTED),
    '/me/swaps/proposals': one('/me/swaps/proposals'),
    '/swaps/{swapId}': every(known.swaps, ([id, player]) => ({ path: `/swaps/${id}`, player })),
    '/me/ways/{itemTypeId}': apart(COMPUTED),
    '/me/plan': apart(COMPUTED),
    '/me/plans': apart(COMPUTED),
    '/me/radar': apart(COMPUTED),
    '/me/hive': apart(COMPUTED),
    '/me/alerts': one('/me/alerts'),
    '/me/alerts/{alertId}': every(known.alerts, ([id, player]) => ({ path: `/me/alerts/${id}`, player })),
    '/me/notifications': one('/me/notifications'),
    '/me/notifications/settings': one('/me/notifications/settings'),
    '/me/webhooks': one('/me/webhooks'),
    '/me/webhooks/{webhookId}/deliveries': every(known.webhooks, ([id, player]) => ({
      path: `/me/webhooks/${id}/deliveries`,
      player,
    })),
  };
}
