/** What a player can allow an app to do for them. */
export const SCOPES = ['read', 'messages', 'swaps', 'alerts'] as const;
export type Scope = (typeof SCOPES)[number];
