// The addresses of every GET call, by its path in docs/openapi.json. A call without an entry fails the bench.
import { catalogueCalls } from './call-addresses/catalogue.mjs';
import { forumsCalls } from './call-addresses/forums.mjs';
import { itemsCalls } from './call-addresses/items.mjs';
import { ownCalls } from './call-addresses/own.mjs';
import { placesCalls } from './call-addresses/places.mjs';
import { playersCalls } from './call-addresses/players.mjs';
import { siteCalls } from './call-addresses/site.mjs';

/**
 * An address is a path, or a path with the player whose token it needs.
 * @param {any} known
 * @returns {Record<string, { of: (string | { path: string, player: number })[], reason?: string }>}
 */
export function callAddresses(known) {
  return {
    ...playersCalls(known),
    ...ownCalls(known),
    ...itemsCalls(known),
    ...catalogueCalls(known),
    ...placesCalls(known),
    ...forumsCalls(known),
    ...siteCalls(known),
  };
}
